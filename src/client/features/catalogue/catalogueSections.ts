import type { Allergen } from '../../../domain/allergens'
import {
  MENUS,
  menuSuits,
  suits,
  type CatalogueFilters,
  type ProductCategory,
  type Rubric,
} from './catalogueFilters'
import { dietsOf, isInCollection, rubricsOf } from './rubrics'

type Row<TNode> = { node: TNode; id: string; lineId: string }

export type ProductRow<TNode> = Row<TNode> & {
  category: ProductCategory
  tags: readonly string[]
  allergens: readonly Allergen[]
}
export type MenuRow<TNode> = Row<TNode> & { productsIds: readonly string[] }

export type Section<TProduct, TMenu> = {
  rubric: Rubric
  products: readonly ProductRow<TProduct>[]
  menus: readonly MenuRow<TMenu>[]
}

type Input<TProduct, TMenu> = {
  products: readonly ProductRow<TProduct>[]
  menus: readonly MenuRow<TMenu>[]
  lineId: string
  collection: string | undefined
  filters: CatalogueFilters
}

const countOf = <TProduct, TMenu>({ products, menus }: Section<TProduct, TMenu>) =>
  products.length + menus.length

/** What a storefront shows of an inventory: its own line, filtered, in the order of a meal. */
export function catalogueSections<TProduct, TMenu>(input: Input<TProduct, TMenu>) {
  const { lineId, collection, filters } = input
  const productById = new Map(input.products.map((product) => [product.id, product]))
  const products = input.products.filter(
    (product) => product.lineId === lineId && isInCollection(product.tags, collection),
  )
  const menus = input.menus.filter((menu) => menu.lineId === lineId)
  const rubrics = rubricsOf(products, menus.length > 0)
  const shownProducts = products.filter((product) => suits(product, filters))
  const shownMenus = menus.filter((menu) => menuSuits(menu.productsIds, productById, filters))

  const sections = rubrics
    .filter((rubric) => filters.rubric === null || filters.rubric === rubric)
    .map((rubric): Section<TProduct, TMenu> => ({
      rubric,
      menus: rubric === MENUS ? shownMenus : [],
      products: shownProducts.filter(({ category }) => category === rubric),
    }))
    .filter((section) => countOf(section) > 0)

  return {
    isEmpty: products.length + menus.length === 0,
    rubrics,
    diets: dietsOf(products),
    sections,
    count: sections.reduce((count, section) => count + countOf(section), 0),
  }
}
