import { searchWords } from './search'

/** French names of the fourteen allergens of EU regulation 1169/2011, annex II, by the codes of the schema. */
export const ALLERGENS = {
  gluten: 'Gluten',
  crustaceans: 'Crustacés',
  eggs: 'Œufs',
  fish: 'Poisson',
  peanuts: 'Arachides',
  soybeans: 'Soja',
  milk: 'Lait',
  nuts: 'Fruits à coque',
  celery: 'Céleri',
  mustard: 'Moutarde',
  sesame: 'Sésame',
  sulphites: 'Sulfites',
  lupin: 'Lupin',
  molluscs: 'Mollusques',
} as const

export type Allergen = keyof typeof ALLERGENS

/** Whether the text is the code of an allergen. */
export const isAllergen = (code: string): code is Allergen => Object.hasOwn(ALLERGENS, code)

/** The fourteen, in the order of the regulation. */
export const ALLERGEN_CODES = Object.keys(ALLERGENS).filter(isAllergen)

/** What an address calls an allergen: its French name, `fruits-a-coque`. */
export const allergenSlug = (allergen: Allergen): string =>
  searchWords(ALLERGENS[allergen]).join('-')

/** The allergen that an address names; undefined for any other word. */
export const allergenOfSlug = (slug: string): Allergen | undefined =>
  ALLERGEN_CODES.find((code) => allergenSlug(code) === slug)

/** The French name of an allergen, or the code itself when it is not one of the fourteen. */
export const allergenName = (code: string): string => (isAllergen(code) ? ALLERGENS[code] : code)

/** The allergens of several dishes as of one, each once, in the order of the regulation. */
export const mergeAllergens = (allergens: readonly Allergen[]): Allergen[] =>
  ALLERGEN_CODES.filter((allergen) => allergens.includes(allergen))
