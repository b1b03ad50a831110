import { capitalised } from '#domain/text/capitalised'
import { allergenName } from '#domain/catalogue/allergens'
import type { Need } from '#domain/guests/guestsSchema'
import type { GuestGroup } from '#domain/guests/guests'
import type { Style } from '#domain/guests/sides'

const plural = (count: number, one: string, more = `${one}s`) => (count > 1 ? more : one)

const DIETS: Readonly<Record<string, { one: string; more: string; row: string }>> = {
  vegan: { one: 'vegan', more: 'vegans', row: 'Vegan' },
  vegetarian: { one: 'végétarien', more: 'végétariens', row: 'Végétarien' },
  porkFree: { one: 'sans porc', more: 'sans porc', row: 'Sans porc' },
}

const without = (need: Need) => `sans ${allergenName(need).toLowerCase()}`

const needWords = (need: Need, count: number) => {
  const diet = DIETS[need]
  if (!diet) return without(need)
  return plural(count, diet.one, diet.more)
}

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1) ?? ''}`

/** `2 végétariens`, `1 vegan sans gluten, sans soja`: what a guest is, then what they go without. */
const groupWords = ({ needs, people }: GuestGroup) => {
  const words = needs.map((need) => needWords(need, people))
  const [diets, others] = [
    words.filter((one) => !one.startsWith('sans ')),
    words.filter((one) => one.startsWith('sans ')),
  ]
  return `${people}\u00a0${[...diets, others.join(', ')].filter(Boolean).join(' ')}`
}

/** Joins groups with more than a comma if one of them contains commas. */
const groupList = (words: readonly string[]) =>
  words.some((one) => one.includes(',')) ? words.join('\u00a0; ') : list(words)

const name = (needs: readonly Need[]) =>
  capitalised(needs.map((need) => DIETS[need]?.row.toLowerCase() ?? without(need)).join(', '))

const TASTES: Readonly<Record<Style, string>> = {
  economical: 'Le moins cher qui convienne à chacun',
  classic: 'Le milieu de la carte',
  generous: 'Nos belles assiettes',
}

const EXTRAS = [
  { of: ['Beverage'], words: 'de quoi boire' },
  { of: ['Bread'], words: 'du pain' },
  { of: ['Dessert', 'Pastry'], words: 'un dessert' },
]

/** Words of the planner: for how many, who eats what, and what a cart could be. */
export const guestsCopy = {
  people: 'Nombre de convives',
  peopleQuantity: 'le nombre de convives',
  ofWhom: 'Dont',
  group: (needs: readonly Need[]) => name(needs),
  groupQuantity: (needs: readonly Need[]) => `le nombre de convives «\u00a0${name(needs)}\u00a0»`,
  privacy:
    'Chaque convive compte une fois. Ces nombres restent dans votre navigateur, sans aucun nom.',
  other: 'Une allergie, ou deux régimes à la fois',
  otherLegend: 'Régimes et allergies de ces convives',
  need: (need: Need) => capitalised(DIETS[need]?.row ?? without(need)),
  addGroup: 'Ajouter ces convives',
  addFirst: (needs: readonly Need[]) =>
    `«\u00a0${name(needs)}\u00a0»\u00a0: ajoutez d’abord ces convives, et les paniers en tiendront compte.`,
  severe:
    'Allergie sévère\u00a0? Nos cuisines travaillent les quatorze allergènes. Appelez-nous\u00a0:',
  compose: 'Composer pour moi',
  forRest: (people: number) =>
    people === 1 ? 'Pour le convive qui reste' : `Pour les ${people}\u00a0convives qui restent`,
  addressFirst: 'La carte et les stocks dépendent de l’adresse\u00a0: indiquez-la d’abord.',
  peopleFirst: 'Dites pour combien\u00a0: nous composons des paniers entiers, prêts à commander.',
  chooseAddress: 'Indiquer l’adresse',
  styles: { economical: 'Éco', classic: 'Classique', generous: 'Généreux' } satisfies Record<
    Style,
    string
  >,
  /** What a style chooses, with what this cart has beside the dishes. */
  taste: (style: Style, categories: readonly (string | null)[]) => {
    const beside = EXTRAS.filter(({ of }) =>
      categories.some((one) => one !== null && of.includes(one)),
    )
    const extras = beside.length > 0 ? `, avec ${list(beside.map(({ words }) => words))}` : ''
    return `${TASTES[style]}${extras}.`
  },
  perPerson: 'par personne',
  total: (price: string) => `${price} HT en tout`,
  toMinimum: (missing: string) => `Encore ${missing} HT pour être livré.`,
  share: (group: GuestGroup, names: readonly string[]) =>
    `${groupWords(group)}\u00a0: ${list(names)}`,
  uncovered: (groups: readonly GuestGroup[]) =>
    `Aucun plat disponible pour ${groupList(
      groups.map((group) =>
        group.needs.length > 0
          ? groupWords(group)
          : `${group.people}\u00a0${plural(group.people, 'convive')}`,
      ),
    )}. Appelez-nous, nous trouverons\u00a0:`,
  nothing: 'Rien ne convient ce jour-là.',
  everybody: 'Tous vos convives ont déjà leur repas dans le panier.',
  addAll: 'Tout ajouter au panier',
  addAllNamed: (style: string) => `Tout ajouter au panier, ${style}`,
  added: (count: number) =>
    `${count}\u00a0${plural(count, 'article ajouté', 'articles ajoutés')} au panier.`,
  served: (served: number, people: number) =>
    served === people
      ? `${people === 1 ? 'Votre convive est servi' : `Vos ${people}\u00a0convives sont servis`}`
      : `${served}\u00a0${plural(served, 'convive servi', 'convives servis')} sur ${people}`,
  alreadyServed: (served: number, people: number) => {
    const are = plural(served, 'est déjà servi', 'sont déjà servis')
    if (served < people) return `${served} de vos ${people}\u00a0convives ${are}`
    return people === 1 ? `Votre convive ${are}` : `Vos ${people}\u00a0convives ${are}`
  },
  missing: (groups: readonly GuestGroup[]) => `il manque ${groupList(groups.map(groupWords))}`,
}
