import { isAllergen, type Allergen } from '../../../domain/allergens'

export const CATEGORIES = [
  'Box',
  'Other',
  'Bread',
  'Breakfast',
  'Pastry',
  'Dessert',
  'Beverage',
  'Grocery',
] as const

export type ProductCategory = (typeof CATEGORIES)[number]

export const MENUS = 'Menus'

/** A heading of the catalogue: the menus, or the products of a category. */
export type Rubric = ProductCategory | typeof MENUS

export type CatalogueFilters = {
  diets: readonly string[]
  avoided: readonly Allergen[]
  rubric: Rubric | null
}

type Filterable = { tags: readonly string[]; allergens: readonly Allergen[] }

const PARAMETERS = { diets: 'regime', avoided: 'sans', rubric: 'rubrique' } as const

const readList = (parameters: URLSearchParams, name: string) =>
  parameters.get(name)?.split(',').filter(Boolean) ?? []

const isRubric = (name: string | null): name is Rubric =>
  name === MENUS || CATEGORIES.some((category) => category === name)

export const readFilters = (parameters: URLSearchParams): CatalogueFilters => {
  const rubric = parameters.get(PARAMETERS.rubric)
  return {
    diets: readList(parameters, PARAMETERS.diets),
    avoided: readList(parameters, PARAMETERS.avoided).filter(isAllergen),
    rubric: isRubric(rubric) ? rubric : null,
  }
}

/** The address bar's parameters with these filters; what else stands there stays. */
export const writeFilters = (
  current: URLSearchParams,
  { diets, avoided, rubric }: CatalogueFilters,
): URLSearchParams => {
  const parameters = new URLSearchParams(current)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put(PARAMETERS.diets, diets.join(','))
  put(PARAMETERS.avoided, avoided.join(','))
  put(PARAMETERS.rubric, rubric ?? '')
  return parameters
}

export const NO_FILTERS: CatalogueFilters = { diets: [], avoided: [], rubric: null }

export const hasFilters = ({ diets, avoided, rubric }: CatalogueFilters) =>
  diets.length > 0 || avoided.length > 0 || rubric !== null

export const suits = (product: Filterable, { diets, avoided }: CatalogueFilters) =>
  diets.every((diet) => product.tags.includes(diet)) &&
  !avoided.some((allergen) => product.allergens.includes(allergen))

/** A menu suits when each of its products does; one that we know nothing of could hold anything. */
export const menuSuits = (
  productsIds: readonly string[],
  productById: ReadonlyMap<string, Filterable>,
  filters: CatalogueFilters,
) => {
  if (filters.diets.length === 0 && filters.avoided.length === 0) return true
  return productsIds.every((id) => {
    const product = productById.get(id)
    return product !== undefined && suits(product, filters)
  })
}

export const toggled = <T>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
