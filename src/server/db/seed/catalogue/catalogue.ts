import type { lines, menuProducts, menus as menusTable, products } from '../../tables'
import { cantine } from './cantine'
import type { LineSeed } from './catalogueTypes'
import { eshop } from './eshop'
import { menus } from './menus'
import { patisserie } from './patisserie'
import { petitsDejeuners } from './petitsDejeuners'
import { plateauxRepas } from './plateauxRepas'
import { productFacts } from './productFacts'
import { roomService } from './roomService'

export const LINES: readonly LineSeed[] = [
  plateauxRepas,
  menus,
  petitsDejeuners,
  patisserie,
  roomService,
  cantine,
  eshop,
]

export type ProductRow = typeof products.$inferInsert & { id: number }
export type MenuRow = typeof menusTable.$inferInsert & { id: number }
type MenuProductRow = typeof menuProducts.$inferInsert
type LineRow = typeof lines.$inferInsert

const VAT_ON_MEALS = 10
const DAILY_QUANTITY = 120

/** Minutes before a slot; trays are made the same morning, buffets and pastry need longer. */
export const LEAD_TIMES: Record<LineRow['id'], number> = {
  'LIGNE-PLATEAUX': 120,
  'LIGNE-MENUS': 240,
  'LIGNE-PETITS-DEJEUNERS': 720,
  'LIGNE-PATISSERIE': 240,
  'LIGNE-ROOM-SERVICE': 60,
  'LIGNE-CANTINE': 120,
  'LIGNE-ESHOP': 180,
}

export const productRows: readonly ProductRow[] = LINES.flatMap(({ id: lineId, products }) =>
  products.map((seed, index) => ({ seed, lineId, lineLevel: index + 1 })),
).map(({ seed, lineId, lineLevel }, index) => ({
  id: index + 1,
  lineId,
  lineLevel,
  name: seed.name,
  category: seed.category,
  description: seed.text,
  picture: seed.key,
  price: seed.price,
  vatRate: seed.vat ?? VAT_ON_MEALS,
  isHot: seed.isHot ?? false,
  isFeatured: seed.isFeatured ?? false,
  minimumQuantity: seed.minimum ?? 1,
  participantsPerQuantity: seed.serves ?? 1,
  dailyQuantity: seed.daily ?? DAILY_QUANTITY,
  ...productFacts(seed),
}))

const productIds = new Map(productRows.map(({ picture, id }) => [picture, id]))

const menuSeeds = LINES.flatMap(({ id: lineId, menus: own = [] }) =>
  own.map((seed, index) => ({ seed, lineId, position: index + 1 })),
)

export const menuRows: readonly MenuRow[] = menuSeeds.map(({ seed, lineId, position }, index) => ({
  id: index + 1,
  lineId,
  position,
  name: seed.name,
  description: seed.text,
  picture: seed.key,
  price: seed.price,
  vatRate: VAT_ON_MEALS,
  minimumQuantity: seed.minimum ?? 1,
  participantsPerQuantity: seed.serves ?? 1,
}))

export const menuProductRows: readonly MenuProductRow[] = menuSeeds.flatMap(({ seed }, index) =>
  Object.entries(seed.products).map(([key, quantity]) => ({
    menuId: index + 1,
    productId: productIdOf(key),
    quantity,
  })),
)

/** The row of a product by the key that the catalogue gives it. Error on an unknown key. */
function productIdOf(key: string): number {
  const id = productIds.get(key)
  if (id === undefined) throw new Error(`Unknown product in the catalogue: ${key}`)
  return id
}
