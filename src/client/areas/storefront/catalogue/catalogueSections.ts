import { mergeAllergens, type Allergen } from '#domain/catalogue/allergens'
import type { ProductCategory } from '#domain/catalogue/categories'
import { MENUS, type Rubric } from '#domain/catalogue/rubrics'
import {
  menuSuits,
  menuWords,
  productWords,
  suits,
  type CatalogueFilters,
  type FilterableMenu,
  type FilterableProduct,
} from '../filters/catalogueFilters'
import { dietsOf, isInCollection, rubricsOf } from './articleGroups'

type Row<TNode> = { node: TNode; id: string; lineId: string }

export type ProductRow<TNode> = Row<TNode> & FilterableProduct & { category: ProductCategory }
export type MenuRow<TNode> = Row<TNode> & FilterableMenu

/** A menu with what its products hold together, when all of them are known here. */
export type ShownMenu<TNode> = MenuRow<TNode> & { allergens: readonly Allergen[] | null }

export type Section<TProduct, TMenu> = {
  rubric: Rubric
  products: readonly ProductRow<TProduct>[]
  menus: readonly ShownMenu<TMenu>[]
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

/** What a menu's products hold together; null when one of them is not known here. */
export function menuAllergens(
  productsIds: readonly string[],
  productById: ReadonlyMap<string, { allergens: readonly Allergen[] }>,
): readonly Allergen[] | null {
  const products = productsIds.map((id) => productById.get(id))
  return products.includes(undefined)
    ? null
    : mergeAllergens(products.flatMap((product) => product?.allergens ?? []))
}

/** What a storefront shows of an inventory: its own line, filtered, in the order of a meal. */
export function catalogueSections<TProduct, TMenu>(input: Input<TProduct, TMenu>) {
  const { lineId, collection, filters } = input
  const productById = new Map(input.products.map((product) => [product.id, product]))
  const products = input.products.filter(
    (product) => product.lineId === lineId && isInCollection(product.tags, collection),
  )
  const menus = input.menus.filter((menu) => menu.lineId === lineId)
  const rubrics = rubricsOf(products, menus.length > 0)

  const select = (wanted: CatalogueFilters): Section<TProduct, TMenu>[] => {
    const shownProducts = products.filter((product) => suits(product, wanted))
    const shownMenus = menus.filter((menu) => menuSuits(menu, productById, wanted))
    return rubrics
      .filter((rubric) => wanted.rubric === null || wanted.rubric === rubric)
      .map((rubric) => ({
        rubric,
        menus:
          rubric === MENUS
            ? shownMenus.map((menu) => ({
                ...menu,
                allergens: menuAllergens(menu.productsIds, productById),
              }))
            : [],
        products: shownProducts.filter(({ category }) => category === rubric),
      }))
      .filter((section) => countOf(section) > 0)
  }
  const sumOf = (sections: readonly Section<TProduct, TMenu>[]) =>
    sections.reduce((count, section) => count + countOf(section), 0)

  const sections = select(filters)
  return {
    isEmpty: products.length + menus.length === 0,
    rubrics,
    diets: dietsOf(products, collection),
    sections,
    count: sumOf(sections),
    /** What can be searched for, text by text. */
    texts: () => [
      ...products.map(productWords),
      ...menus.map((menu) => menuWords(menu, productById)),
    ],
    /** How many articles other filters would show. */
    countWith: (change: Partial<CatalogueFilters>) => sumOf(select({ ...filters, ...change })),
  }
}
