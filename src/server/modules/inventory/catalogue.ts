import * as v from 'valibot'
import type { Line, Menu, Product } from '#generated/server/types'
import { isAllergen } from '#domain/catalogue/allergens'
import { CATEGORIES } from '#domain/catalogue/categories'
import { isMeat } from '#domain/catalogue/meatOrigins'
import type { Portions } from '#domain/catalogue/portions'
import { formatRate } from '#domain/pricing/money'
import type { IngredientShare } from '../../db/tables/catalogue'
import type { LineRow, MenuRow, ProductRow } from './inventoryRepo'

type Changing = 'available' | 'unavailabilityPublicMessage'

export type CatalogueProduct = {
  row: ProductRow
  /** Everything that the API returns about it but what changes with stock. */
  facts: Omit<Product, Changing>
}
export type CatalogueMenu = { row: MenuRow; contents: Portions[]; facts: Omit<Menu, Changing> }
type CatalogueLine = { row: LineRow; facts: Line }

export type Catalogue = {
  lines: readonly CatalogueLine[]
  products: readonly CatalogueProduct[]
  menus: readonly CatalogueMenu[]
  lineById: ReadonlyMap<string, CatalogueLine>
  productById: ReadonlyMap<number, CatalogueProduct>
  menuById: ReadonlyMap<number, CatalogueMenu>
}

/** An article of an unknown sort is sold all the same. */
export const categorySchema = v.fallback(v.picklist(CATEGORIES), 'Other')

const ingredientsSentence = (ingredients: readonly IngredientShare[]) =>
  ingredients
    .map(({ name, percentage }) =>
      percentage === null ? name : `${name} (${formatRate(percentage)})`,
    )
    .join(', ')

/** Joins the catalogue's rows once, so that returning an inventory only adds what is left. */
export function buildCatalogue(
  rows: {
    lines: readonly LineRow[]
    products: readonly ProductRow[]
    menus: readonly MenuRow[]
    menuProducts: readonly (Portions & { menuId: number })[]
  },
  pictureUrl: (picture: string) => string,
): Catalogue {
  const lines = rows.lines.map((row) => ({ row, facts: lineFacts(row) }))
  const lineById = new Map(lines.map((line) => [line.row.id, line]))
  const products = rows.products.flatMap((row) => {
    const line = lineById.get(row.lineId)
    return line ? [{ row, facts: productFacts(row, line.facts, pictureUrl(row.picture)) }] : []
  })
  const menus = rows.menus.flatMap((row) => {
    const line = lineById.get(row.lineId)
    const contents = rows.menuProducts.filter(({ menuId }) => menuId === row.id)
    return line
      ? [{ row, contents, facts: menuFacts(row, contents, line.facts, pictureUrl(row.picture)) }]
      : []
  })
  return {
    lines,
    products,
    menus,
    lineById,
    productById: new Map(products.map((product) => [product.row.id, product])),
    menuById: new Map(menus.map((menu) => [menu.row.id, menu])),
  }
}

const lineFacts = (row: LineRow): Line => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  brand: { id: String(row.brandId), name: row.brandName, key: row.brandKey },
  leadTimeMinutes: row.leadTimeMinutes,
})

const productFacts = (
  row: ProductRow,
  line: Line,
  pictureUrl: string,
): CatalogueProduct['facts'] => ({
  id: String(row.id),
  name: row.name,
  category: v.parse(categorySchema, row.category),
  pictureUrl,
  price: row.price,
  vatRate: row.vatRate,
  isHot: row.isHot,
  isFeatured: row.isFeatured,
  description: row.description,
  minimumQuantity: row.minimumQuantity,
  participantsPerQuantity: row.participantsPerQuantity,
  lineLevel: row.lineLevel,
  nutrition: row.nutrition,
  allergens: row.allergens.filter(isAllergen),
  meatOrigins: row.meatOrigins.flatMap(({ meat, countries }) =>
    isMeat(meat) ? [{ meat, countries }] : [],
  ),
  brand: line.brand,
  line,
  tags: row.tags,
  ingredientsList: ingredientsSentence(row.ingredients),
  ingredients: row.ingredients,
})

const menuFacts = (
  row: MenuRow,
  contents: readonly Portions[],
  line: Line,
  pictureUrl: string,
): CatalogueMenu['facts'] => ({
  id: String(row.id),
  name: row.name,
  description: row.description,
  pictureUrl,
  price: row.price,
  vatRate: row.vatRate,
  minimumQuantity: row.minimumQuantity,
  participantsPerQuantity: row.participantsPerQuantity,
  productsIds: contents.flatMap(({ productId, quantity }) =>
    Array.from({ length: quantity }, () => String(productId)),
  ),
  line,
  brand: line.brand,
})
