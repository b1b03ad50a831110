import type { ProductCategory } from './categories'

export const MENUS = 'Menus'
/** A heading of the catalogue: the menus, or the products of a category. */
export type Rubric = ProductCategory | typeof MENUS

/** Headings of the catalogue, in the order of a meal: product categories and the menus, with what addresses call them. */
const SLUGS: Readonly<Record<Rubric, string>> = {
  Box: 'plateaux',
  Menus: 'menus',
  Other: 'plats',
  Bread: 'pains',
  Breakfast: 'petit-dejeuner',
  Pastry: 'patisseries',
  Dessert: 'desserts',
  Beverage: 'boissons',
  Grocery: 'epicerie',
}

const isRubric = (name: string): name is Rubric => Object.hasOwn(SLUGS, name)

/** Every rubric, in the order of a meal. */
export const RUBRICS: readonly Rubric[] = Object.keys(SLUGS).filter(isRubric)

/** What an address calls a rubric: `plateaux`. */
export const rubricSlug = (rubric: Rubric): string => SLUGS[rubric]

/** The rubric that an address names; null for any other word. */
export const rubricOfSlug = (slug: string | null): Rubric | null =>
  RUBRICS.find((rubric) => SLUGS[rubric] === slug) ?? null
