import { allergenOfSlug, allergenSlug, type Allergen } from '#domain/catalogue/allergens'
import { rubricOfSlug, rubricSlug, type Rubric } from '#domain/catalogue/rubrics'
import { matchesSearch } from '#domain/catalogue/search'
import { pricePerPerson } from '#domain/catalogue/servings'
import { PARAMETERS } from '../../../config/parameters'

export type CatalogueFilters = {
  search: string
  diets: readonly string[]
  avoided: readonly Allergen[]
  rubric: Rubric | null
  /** The most that a person may cost, cents HT. */
  maxPrice: number | null
  /** Only what the account keeps as a favourite. */
  onlyFavourites: boolean
}

/** What becomes of the filters; a function starts from those that were chosen last, shown or not. */
export type FilterChange =
  | Partial<CatalogueFilters>
  | ((current: CatalogueFilters) => Partial<CatalogueFilters>)

type Article = { name: string; description: string; price: number; participantsPerQuantity: number }
export type FilterableProduct = Article & {
  tags: readonly string[]
  allergens: readonly Allergen[]
  ingredients: string
  isFavourite: boolean
}
export type FilterableMenu = Article & { productsIds: readonly string[] }

/** What stands in the address for a filter that is on or off. */
const YES = 'oui'

const readList = (parameters: URLSearchParams, name: string) => [
  ...new Set(parameters.get(name)?.split(',').filter(Boolean)),
]

/** Euros as people write them, `12,50` or `12.5`, in cents; null for no price. */
export function parseEuros(text: string | null): number | null {
  const euros = text?.trim().replace(',', '.') ?? ''
  const cents = /^\d{1,4}(\.\d{1,2})?$/.test(euros) ? Math.round(Number(euros) * 100) : 0
  return cents > 0 ? cents : null
}

/** Cents as `parseEuros` reads them. */
export const writeEuros = (cents: number | null) =>
  cents === null ? '' : String(cents / 100).replace('.', ',')

export const readFilters = (parameters: URLSearchParams): CatalogueFilters => ({
  search: parameters.get(PARAMETERS.search)?.trim() ?? '',
  diets: readList(parameters, PARAMETERS.diets),
  avoided: readList(parameters, PARAMETERS.avoided).flatMap((slug) => allergenOfSlug(slug) ?? []),
  rubric: rubricOfSlug(parameters.get(PARAMETERS.rubric)),
  maxPrice: parseEuros(parameters.get(PARAMETERS.maxPrice)),
  onlyFavourites: parameters.get(PARAMETERS.onlyFavourites) === YES,
})

/** What is open over the list, which is no filter. */
const OPEN: readonly string[] = [PARAMETERS.product, PARAMETERS.menu, PARAMETERS.deliveryPanel]

/** The address bar's parameters without what is open: the same text before a panel or a sheet and behind it. */
export const filterSearchOf = (parameters: URLSearchParams): string =>
  new URLSearchParams([...parameters].filter(([name]) => !OPEN.includes(name))).toString()

/** The address bar's parameters with these filters; what else stands there stays. */
export const writeFilters = (
  current: URLSearchParams,
  { search, diets, avoided, rubric, maxPrice, onlyFavourites }: CatalogueFilters,
): URLSearchParams => {
  const parameters = new URLSearchParams(current)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put(PARAMETERS.search, search)
  put(PARAMETERS.diets, diets.join(','))
  put(PARAMETERS.avoided, avoided.map(allergenSlug).join(','))
  put(PARAMETERS.rubric, rubric === null ? '' : rubricSlug(rubric))
  put(PARAMETERS.maxPrice, writeEuros(maxPrice))
  put(PARAMETERS.onlyFavourites, onlyFavourites ? YES : '')
  return parameters
}

/** Everything is shown again. */
export const NO_FILTERS: CatalogueFilters = {
  search: '',
  diets: [],
  avoided: [],
  rubric: null,
  maxPrice: null,
  onlyFavourites: false,
}

/** How many filters beside the rubric take something away. */
export const countNarrowings = ({ search, maxPrice, ...filters }: CatalogueFilters) =>
  filters.diets.length +
  filters.avoided.length +
  Number(search !== '') +
  Number(maxPrice !== null) +
  Number(filters.onlyFavourites)

/** The filters that take something away, as a text that two equal choices share. */
export const narrowings = (filters: CatalogueFilters): string => JSON.stringify(filters)

const suitsDiet = (product: FilterableProduct, { diets, avoided }: CatalogueFilters) =>
  diets.every((diet) => product.tags.includes(diet)) &&
  !avoided.some((allergen) => product.allergens.includes(allergen))

const isInPrice = (article: Article, { maxPrice }: CatalogueFilters) =>
  maxPrice === null || pricePerPerson(article.price, article.participantsPerQuantity) <= maxPrice

// « carottes (16 %) »: no one looks for a share.
const contentOf = ({ name, ingredients }: FilterableProduct) =>
  `${name}, ${ingredients.replace(/\([^)]*\)/g, '')}`

/** What can be searched for: what the card and the sheet say of an article, its labels too. */
const wordsOf = (content: string, { description }: Article, labels: readonly string[]) =>
  [content, description, ...labels].join(', ')

/** What can be searched for in a product. */
export const productWords = (product: FilterableProduct) =>
  wordsOf(contentOf(product), product, product.tags)

export const suits = (product: FilterableProduct, filters: CatalogueFilters) =>
  (product.isFavourite || !filters.onlyFavourites) &&
  suitsDiet(product, filters) &&
  isInPrice(product, filters) &&
  matchesSearch(filters.search, productWords(product))

type ProductById = ReadonlyMap<string, FilterableProduct>

const productsOf = ({ productsIds }: FilterableMenu, productById: ProductById) =>
  productsIds.map((id) => productById.get(id))

/** What can be searched for in a menu: what its products are made of as well. */
export const menuWords = (menu: FilterableMenu, productById: ProductById) => {
  const products = productsOf(menu, productById)
  const contents = products.map((product) => (product ? contentOf(product) : ''))
  // What all of it is: one vegan salad makes no vegan menu.
  const labels = products[0]?.tags.filter((tag) =>
    products.every((product) => product?.tags.includes(tag)),
  )
  return wordsOf([menu.name, ...contents].join(', '), menu, labels ?? [])
}

/** A menu suits when each of its products does; one that we know nothing of could hold anything. No menu is a favourite. */
export const menuSuits = (
  menu: FilterableMenu,
  productById: ProductById,
  filters: CatalogueFilters,
) => {
  const hasDiet = filters.diets.length > 0 || filters.avoided.length > 0
  return (
    !filters.onlyFavourites &&
    isInPrice(menu, filters) &&
    (!hasDiet ||
      productsOf(menu, productById).every(
        (product) => product !== undefined && suitsDiet(product, filters),
      )) &&
    matchesSearch(filters.search, menuWords(menu, productById))
  )
}

export const toggled = <T>(values: readonly T[], value: T): readonly T[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
