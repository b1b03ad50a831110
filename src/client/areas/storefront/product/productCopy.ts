import { formatUnits } from '#domain/catalogue/units'
import { countryName } from '#domain/site/countryName'
import { peopleWords } from '../../../config/peopleWords'

const percentage = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 })
const quantity = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

const list = new Intl.ListFormat('fr-FR')

export const productCopy = {
  loading: 'Chargement de la fiche',
  sheet: 'Fiche du produit',
  gone: 'Ce produit n’est plus à la carte',
  goneAdvice: 'Il a quitté la carte depuis que ce lien a été partagé.',
  failed: 'La fiche n’a pas pu être chargée. Vérifiez votre connexion puis réessayez.',
  hot: 'Peut être servi chaud',
  serves: peopleWords.alone,
  minimum: (units: number) => `À partir de ${units} unités`,
  ingredients: 'Ingrédients',
  share: (share: number) => percentage.format(share / 100),
  allergens: 'Allergènes',
  contains: 'Contient',
  containsNone: 'Aucun des quatorze allergènes à déclaration obligatoire.',
  allergensNote:
    'Nos cuisines travaillent les quatorze allergènes\u00a0: des traces ne peuvent être exclues.',
  noAllergen: 'Aucun allergène à déclarer',
  allergensOf: (names: readonly string[]) =>
    `Allergènes\u00a0: ${list.format(names).toLowerCase()}`,
  meatOrigins: 'Origine des viandes',
  raisedIn: (countries: readonly string[]) =>
    `Origine\u00a0: ${list.format(countries.map(countryName))}`,
  nutrition: 'Valeurs nutritionnelles',
  nutritionCaption: (grams: number) => `Pour une portion de ${quantity.format(grams)}\u00a0g`,
  energy: 'Énergie',
  energyValue: (kilojoules: number, kilocalories: number) =>
    `${quantity.format(kilojoules)}\u00a0kJ / ${quantity.format(kilocalories)}\u00a0kcal`,
  fat: 'Matières grasses',
  saturatedFat: 'dont acides gras saturés',
  carbohydrate: 'Glucides',
  sugar: 'dont sucres',
  dietaryFiber: 'Fibres alimentaires',
  protein: 'Protéines',
  salt: 'Sel',
  grams: (grams: number) => `${quantity.format(grams)}\u00a0g`,
  composition: 'Dans ce menu',
  times: (count: number, name: string) => (count > 1 ? formatUnits(count, name) : name),
}
