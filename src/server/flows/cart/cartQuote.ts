import { parisDay, type Day } from '#domain/time/calendar'
import type { CartItem } from '#domain/cart/cart'
import { extraCosts, type ExtraCost, type SpecialConfiguration } from '#domain/pricing/extraCosts'
import { priceCart, type CartTotals, type PricedItem } from '#domain/pricing/pricing'
import { HOUSE_BRAND } from '#domain/catalogue/storefronts'
import { rowId } from '../../base/inputs'
import { toPricingProfile, type Agreements } from '../../modules/customer/customerService'
import type { ZoneRow } from '../../modules/delivery/deliveryService'
import type {
  Catalogue,
  CatalogueMenu,
  CatalogueProduct,
} from '../../modules/inventory/inventoryService'
import type { CartContent } from '../../modules/cart/cartContent'

/** A cart item with what the catalogue says of it. */
export type QuotedItem = { qty: number } & (
  | { type: 'product'; entry: CatalogueProduct }
  | { type: 'menu'; entry: CatalogueMenu }
)

export type Quote = {
  items: QuotedItem[]
  /** Some item of the cart is no longer in the catalogue. */
  hasGoneItems: boolean
  totals: CartTotals
  extraCosts: ExtraCost[]
  /** Brand and prices were looked up for this day; null while none is chosen. */
  deliveryDay: Day | null
}

export function findItem(catalogue: Catalogue, { type, itemId, qty }: CartItem): QuotedItem | null {
  const id = rowId(itemId) ?? 0
  if (type === 'menu') {
    const entry = catalogue.menuById.get(id)
    return entry ? { type, qty, entry } : null
  }
  const entry = catalogue.productById.get(id)
  return entry ? { type, qty, entry } : null
}

const toPricedItem = (item: QuotedItem): PricedItem => ({
  itemId: item.entry.facts.id,
  type: item.type,
  lineId: item.entry.row.lineId,
  brandId: item.entry.facts.brand.id,
  qty: item.qty,
  price: item.entry.row.price,
  vatRate: item.entry.row.vatRate,
  category: item.type === 'product' ? item.entry.facts.category : null,
  participantsPerQuantity: item.entry.row.participantsPerQuantity,
})

/** The day of the delivery: the one chosen, else that of the slot chosen. */
export const deliveryDayOf = ({ deliveryDay, deliverySlot }: CartContent): Day | null =>
  deliveryDay ?? (deliverySlot ? parisDay(new Date(deliverySlot.start)) : null)

/** Prices a cart on the server's own data; nothing but ids, quantities and choices is taken from the cart. */
export function quoteCart({
  content,
  catalogue,
  configuration,
  agreements,
  zone,
  now,
}: {
  content: CartContent
  catalogue: Catalogue
  configuration: SpecialConfiguration
  agreements: Agreements | null
  zone: ZoneRow | null
  now: Date
}): Quote {
  const found = content.items.map((item) => findItem(catalogue, item))
  const items = found.flatMap((item) => item ?? [])
  const { hasCutlery, hasPlacemats, hasIndividualBoxes } = content
  const choices = { hasCutlery, hasPlacemats, hasIndividualBoxes }
  const deliveryDay = deliveryDayOf(content)
  const totals = priceCart({
    items: items.map(toPricedItem),
    choices,
    configuration,
    delivery: zone && { zonePrice: zone.deliveryPrice },
    profile: toPricingProfile(agreements),
    mainBrandId: content.mainBrandId ?? items[0]?.entry.facts.brand.id ?? HOUSE_BRAND,
    deliveryDay,
    today: parisDay(now),
  })
  return {
    items,
    hasGoneItems: items.length < found.length,
    totals,
    extraCosts: extraCosts({ choices, configuration, covers: totals.covers, deliveryDay }),
    deliveryDay,
  }
}
