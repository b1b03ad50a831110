import type { Nutrition } from '../../tables'

export type Origin = 'plant' | 'animal' | 'fish' | 'meat' | 'pork'
export type IngredientFacts = {
  origin: Origin
  allergens: string[]
  isAlcohol: boolean
  /** Grams in 100 g, as served. */
  macros: Omit<Nutrition, 'kilocalories' | 'kilojoules' | 'servingSizeWeight'>
}

/*
 * What diets, allergens and nutrition facts are worked out from, so that they never disagree with a recipe.
 * Columns: name | protein fat saturatedFat carbohydrate sugar dietaryFiber salt, grams in 100 g | origin | allergens.
 */
const TABLE = `
poulet fermier d’Auvergne | 27 7 2 0 0 0 .3 | meat |
volaille des Landes | 26 6 1.8 0 0 0 .3 | meat |
bœuf charolais | 26 9 3.8 0 0 0 .3 | meat |
veau du Limousin | 25 6 2.4 0 0 0 .3 | meat |
agneau du Quercy | 25 13 5.6 0 0 0 .3 | meat |
canard du Sud-Ouest | 24 11 3.3 0 0 0 .4 | meat |
foie gras de canard | 9 52 20 3 2 0 1.4 | meat |
bresaola | 32 2.5 1 .5 .5 0 4 | meat | sulphites
jambon de Paris | 20 4 1.4 .8 .7 0 1.8 | pork |
jambon de Bayonne | 26 14 5 .5 .3 0 5 | pork |
coppa de Corse | 25 22 8 .6 .5 0 4.6 | pork |
lard fumé | 17 25 9 .8 .5 0 2.6 | pork |
terrine de campagne | 15 26 10 3 1.5 .3 1.6 | pork | eggs milk sulphites
saumon d’Écosse | 20 13 2.4 0 0 0 .2 | fish | fish
saumon fumé | 22 11 2.2 .5 .3 0 2.8 | fish | fish
cabillaud | 21 1 .2 0 0 0 .3 | fish | fish
truite fumée des Pyrénées | 23 8 1.8 .3 .3 0 2.6 | fish | fish
thon germon | 26 5 1.3 0 0 0 .8 | fish | fish
anchois | 25 9 2.2 0 0 0 9 | fish | fish
sardines de Bretagne | 23 13 3 0 0 0 1 | fish | fish
crevettes roses | 21 1.2 .3 .4 0 0 1.5 | fish | crustaceans
crabe | 19 1.5 .3 .5 0 0 1.2 | fish | crustaceans
noix de Saint-Jacques | 19 1 .2 2 0 0 .5 | fish | molluscs
œuf plein air | 13 10 2.8 .7 .5 0 .3 | animal | eggs
blanc d’œuf | 11 .2 0 .7 .7 0 .4 | animal | eggs
mayonnaise à l’ancienne | 1.3 76 7 1.5 1.2 0 1.3 | animal | eggs mustard
beurre AOP Charentes | .7 82 54 .8 .8 0 .1 | animal | milk
crème fraîche d’Isigny | 2.2 35 24 3 3 0 .1 | animal | milk
lait entier | 3.3 3.6 2.3 4.8 4.8 0 .1 | animal | milk
fromage blanc | 7.5 3 2 4 4 0 .1 | animal | milk
yaourt fermier | 4 3.5 2.3 5 5 0 .1 | animal | milk
comté 12 mois | 27 34 21 1 .3 0 .9 | animal | milk
brie de Meaux | 20 27 17 .8 .5 0 1.5 | animal | milk
chèvre frais de Touraine | 11 17 11 2.5 2 0 .7 | animal | milk
bleu d’Auvergne | 19 29 19 1 .5 0 2.6 | animal | milk
saint-nectaire | 21 28 18 .5 .4 0 1.6 | animal | milk
reblochon | 20 26 17 1 .5 0 1.3 | animal | milk
parmesan 24 mois | 33 29 19 0 0 0 1.6 | animal | milk
mozzarella di bufala | 14 24 16 .7 .5 0 .4 | animal | milk
burrata | 12 24 16 1.5 1.3 0 .4 | animal | milk
feta AOP | 16 23 16 1.2 1 0 2.5 | animal | milk
ricotta | 8.5 11 7 4 3.5 0 .3 | animal | milk
mascarpone | 4 41 28 4 4 0 .1 | animal | milk
miel d’Île-de-France | .4 0 0 81 80 .2 0 | animal |
pain de campagne au levain | 9 1.2 .3 50 2.5 4 1.2 | plant | gluten
pain aux céréales | 11 5 .7 45 2.5 7 1.1 | plant | gluten sesame soybeans
pain de mie | 8.5 4.5 .6 48 5 3 1.1 | plant | gluten
brioche pur beurre | 9 19 12 50 13 2 .9 | animal | gluten eggs milk
focaccia | 8 9 1.3 46 2 2.5 1.6 | plant | gluten
galette de blé | 8 7 1.5 50 2 3 1.2 | plant | gluten
pain sans gluten | 5 5 .6 44 4 7 1.2 | plant |
farine de blé | 10 1 .2 71 1 3.5 0 | plant | gluten
farine de sarrasin | 12 2.5 .6 68 1 5 0 | plant |
flocons d’avoine | 13 7 1.3 59 1 10 0 | plant | gluten
pâte feuilletée | 6 27 17 42 1.5 2 .9 | animal | gluten milk
pâte brisée | 6.5 23 14 47 1.5 2 .8 | animal | gluten milk eggs
biscuit sablé | 6 24 15 64 24 2 .7 | animal | gluten milk eggs
pâtes fraîches | 7 2.5 .7 33 1 2 .1 | animal | gluten eggs
orecchiette | 6 1 .2 31 1 2 0 | plant | gluten
nouilles soba | 5 .5 .1 27 .5 2 .3 | plant | gluten
boulgour | 4 .6 .1 22 .3 4 0 | plant | gluten
semoule de blé | 5 1 .2 28 .4 3 0 | plant | gluten
petit épeautre de Haute-Provence | 5 1 .2 27 .6 4 0 | plant | gluten
riz de Camargue | 2.7 .4 .1 28 .1 .7 0 | plant |
riz noir | 3.4 1 .2 27 .3 2.2 0 | plant |
quinoa d’Anjou | 4.4 1.9 .2 19 .9 2.8 0 | plant |
polenta | 2 .5 .1 16 .2 1.2 .1 | plant |
lentilles vertes du Puy | 9 .5 .1 17 .6 7 0 | plant |
pois chiches | 8 2.5 .3 20 1 7 .1 | plant |
haricots blancs | 8 .5 .1 17 .8 8 0 | plant |
fèves | 6 .6 .1 9 1.5 6 0 | plant |
petits pois | 5.5 .5 .1 10 4 5.5 0 | plant |
edamame | 11 5 .7 6 2 5 0 | plant | soybeans
tofu fumé | 16 10 1.5 1.5 .6 1.5 .8 | plant | soybeans
pommes de terre grenaille | 2 .3 0 17 .9 1.9 0 | plant |
purée de pomme de terre | 2 4.5 2.8 14 1 1.6 .5 | animal | milk
patate douce | 1.6 .2 0 18 5.5 3 .1 | plant |
carottes des sables | .7 .3 0 7 5.5 2.7 .1 | plant |
betterave | 1.6 .1 0 8 7.5 2.5 .1 | plant |
courgette | 1.2 .3 .1 2.5 2 1.1 0 | plant |
aubergine | 1 .3 .1 4 3 2.8 0 | plant |
poivron | 1 .3 .1 5 4 1.8 0 | plant |
tomates anciennes | .9 .2 0 3 2.6 1.2 0 | plant |
tomates confites | 3 9 1.2 12 9 4 1 | plant |
concombre | .7 .1 0 2 1.7 .6 0 | plant |
avocat | 2 18 3 2 .5 6 0 | plant |
chou-fleur | 2 .3 .1 3 2 2.3 0 | plant |
brocoli | 3 .4 .1 3 1.5 3 0 | plant |
chou kale | 3.5 .8 .1 4 1 4 .1 | plant |
chou blanc | 1.2 .2 0 4 3.5 2.5 0 | plant |
épinards | 2.8 .6 .1 1.5 .5 2.5 .2 | plant |
jeunes pousses | 1.5 .3 0 1.5 1 1.6 .1 | plant |
roquette | 2.6 .7 .1 2 1.5 1.8 0 | plant |
endives | 1 .2 0 2.5 1 1 0 | plant |
fenouil | 1.1 .2 0 3 2.5 2.5 .1 | plant |
céleri-rave | 1.2 .3 .1 3 2 3.5 .2 | plant | celery
poireau | 1.4 .3 0 4 3 2.5 0 | plant |
oignon rose de Roscoff | 1.1 .2 0 7 5 1.6 0 | plant |
échalote | 1.5 .2 0 10 6 2.5 0 | plant |
potimarron | 1.3 .3 .1 8 4 2 0 | plant |
courge butternut | 1.1 .2 0 9 3.5 2 0 | plant |
asperges vertes | 2.4 .3 .1 2.5 1.8 2 0 | plant |
haricots verts | 2 .3 .1 4 2 3.5 0 | plant |
maïs doux | 3 1.5 .2 17 5 2.5 .3 | plant |
champignons de Paris | 2.7 .4 .1 1.5 1 1.5 0 | plant |
cèpes | 3.5 .5 .1 2 1 3 0 | plant |
artichaut | 2.5 .3 .1 4 1 6 .1 | plant |
radis | .8 .1 0 2 1.8 1.4 .1 | plant |
olives de Nyons | 2 28 4 4 0 5 3 | plant |
câpres | 2.4 .9 .2 2 .4 3 5 | plant |
herbes fraîches | 3 .8 .1 4 1 3.5 .1 | plant |
gingembre | 1.8 .7 .2 15 1.7 2 0 | plant |
citron | 1 .3 0 3 2.5 2 0 | plant |
huile d’olive vierge extra | 0 100 14 0 0 0 0 | plant |
vinaigrette à la moutarde | .8 42 4.5 3 2.5 .3 1.6 | plant | mustard sulphites
pesto de basilic | 5 42 7 5 2 2 1.8 | animal | milk nuts
houmous | 7 18 2.4 12 .8 5 1 | plant | sesame
tahini | 20 55 8 10 1 9 .1 | plant | sesame
sauce soja | 8 0 0 7 2 0 14 | plant | soybeans gluten
bouillon de légumes | .3 .2 0 .8 .4 .1 .9 | plant | celery
jus de viande | 4 3 1.2 3 1 0 1.2 | meat | celery sulphites
lait de coco | 1.7 18 16 3 2.5 1 0 | plant |
curry de Madras | 13 13 2 30 3 30 .5 | plant | mustard
moutarde de Meaux | 7 10 .6 6 3 4 5 | plant | mustard sulphites
fleur de sel de Guérande | 0 0 0 0 0 0 96 | plant |
graines de sésame | 20 56 8 9 .5 12 0 | plant | sesame
graines de courge | 30 46 8 11 1.4 6 0 | plant |
graines de chia | 18 31 3.3 5 0 34 0 | plant |
noix de Grenoble | 15 65 6 7 2.6 6.5 0 | plant | nuts
noisettes du Piémont | 15 61 4.5 7 4.3 10 0 | plant | nuts
amandes de Provence | 21 50 4 8 4 12 0 | plant | nuts
poudre d’amande | 21 50 4 8 4 12 0 | plant | nuts
pistaches | 20 45 5.5 17 7.7 10 0 | plant | nuts
noix de cajou | 18 44 8 27 6 3.5 0 | plant | nuts
cacahuètes | 26 49 7 12 4.5 8.5 0 | plant | peanuts
marrons glacés | 2 .8 .2 72 62 4 0 | plant |
crème de marrons | 1 .8 .2 62 55 3 0 | plant |
pralin noisette | 9 35 3 50 48 5 0 | plant | nuts
chocolat noir 70\u00a0% | 8 42 25 35 29 11 0 | plant | soybeans
chocolat au lait 40\u00a0% | 8 37 22 48 45 3 .2 | animal | milk soybeans
cacao | 20 11 6.5 12 .5 33 0 | plant |
sucre de canne | 0 0 0 100 100 0 0 | plant |
caramel au beurre salé | 1.5 14 9 66 60 0 1.2 | animal | milk
sirop d’érable | 0 0 0 67 61 0 0 | plant |
confiture de fraise | .5 .2 0 55 54 1.5 0 | plant |
confiture d’abricot | .5 .2 0 56 55 1.2 0 | plant |
vanille de Madagascar | 0 0 0 13 13 0 0 | plant |
agar-agar | 0 0 0 2 0 80 .5 | plant |
pommes du Vexin | .3 .2 0 12 10 2.2 0 | plant |
poires Conférence | .4 .2 0 12 9.5 3 0 | plant |
fraises Gariguette | .7 .3 0 6 5.5 2 0 | plant |
framboises | 1.2 .6 0 5 4.5 6.5 0 | plant |
myrtilles | .7 .5 0 11 9.5 2.4 0 | plant |
cerises | 1 .3 0 14 13 1.8 0 | plant |
prunes | .7 .3 0 10 9.5 1.5 0 | plant |
pêches de vigne | .9 .2 0 9 8.5 1.8 0 | plant |
abricots | .9 .3 0 9 8 1.9 0 | plant |
figues | .9 .3 0 15 13 3 0 | plant |
raisin | .7 .3 0 16 16 1 0 | plant |
mangue | .7 .3 .1 14 13 1.7 0 | plant |
ananas Victoria | .5 .1 0 12 11 1.3 0 | plant |
banane | 1.1 .3 .1 20 16 2.3 0 | plant |
kiwi | 1.1 .6 0 10 9 2.5 0 | plant |
orange | .9 .2 0 9 8.5 2.2 0 | plant |
pamplemousse | .7 .2 0 8 7 1.3 0 | plant |
fruit de la Passion | 2.1 .7 .1 11 11 6 0 | plant |
grenade | 1.5 1 .1 15 13 3.5 0 | plant |
noix de coco râpée | 6 63 56 7 6 16 .1 | plant |
jus d’orange | .7 .2 0 9.5 9 .3 0 | plant |
jus de pomme | .1 .1 0 11 10.5 .1 0 | plant |
jus de raisin | .3 .1 0 16 16 .1 0 | plant | sulphites
jus de citron | .4 .2 0 3 2.5 .2 0 | plant |
eau de source | 0 0 0 0 0 0 0 | plant |
eau gazeuse naturelle | 0 0 0 0 0 0 0 | plant |
café d’Éthiopie | .2 0 0 .3 0 0 0 | plant |
thé vert Sencha | 0 0 0 0 0 0 0 | plant |
infusion de verveine | 0 0 0 .1 0 0 0 | plant |
hibiscus | 0 0 0 .5 .2 0 0 | plant |
boisson à l’avoine | .4 1.5 .2 7 3.5 .8 .1 | plant | gluten
champagne | 0 0 0 1 1 0 0 | plant | sulphites alcohol
vin rouge de Loire | 0 0 0 .5 .5 0 0 | plant | sulphites alcohol
vin blanc de Bourgogne | 0 0 0 .5 .5 0 0 | plant | sulphites alcohol
bière blonde artisanale | .4 0 0 3.5 .5 0 0 | plant | gluten alcohol
rhum ambré | 0 0 0 0 0 0 0 | plant | alcohol
`

export const INGREDIENTS: ReadonlyMap<string, IngredientFacts> = new Map(
  TABLE.trim()
    .split('\n')
    .map((row) => {
      const [name = '', amounts = '', origin = '', marks = ''] = row
        .split('|')
        .map((cell) => cell.trim())
      return [name, parseFacts(amounts, origin, marks.split(' ').filter(Boolean))]
    }),
)

function parseFacts(amounts: string, origin: string, marks: string[]): IngredientFacts {
  const [protein, fat, saturatedFat, carbohydrate, sugar, dietaryFiber, salt] = amounts
    .split(' ')
    .map(Number)
  return {
    origin: parseOrigin(origin),
    allergens: marks.filter((mark) => mark !== 'alcohol'),
    isAlcohol: marks.includes('alcohol'),
    macros: {
      protein: protein ?? 0,
      fat: fat ?? 0,
      saturatedFat: saturatedFat ?? 0,
      carbohydrate: carbohydrate ?? 0,
      sugar: sugar ?? 0,
      dietaryFiber: dietaryFiber ?? 0,
      salt: salt ?? 0,
    },
  }
}

function parseOrigin(text: string): Origin {
  const origin = (['plant', 'animal', 'fish', 'meat', 'pork'] as const).find((one) => one === text)
  if (!origin) throw new Error(`Unknown origin of an ingredient: ${text}`)
  return origin
}
