import type { ArticleKind } from '../catalogue/articleKind'
import type { ProductCategory } from '../catalogue/categories'
import type { Day } from '../time/calendar'
import { companyDiscount, DISCOUNT_VAT_RATE, type EventDiscount } from './discount'
import {
  configuredAmounts,
  extraCosts,
  type ExtraCostChoices,
  type SpecialConfiguration,
} from './extraCosts'
import { deliveryFee, lastMinuteFee, type AgreedFees } from './fees'
import { sum, vatOf } from './money'
import { vatParts, type TaxedAmount, type VatPart } from './vat'

/** An item with what the inventory says of it. `price` is cents HT a unit, `vatRate` percent; a menu has no category. */
export type PricedItem = {
  itemId: string
  type: ArticleKind
  lineId: string
  brandId: string
  qty: number
  price: number
  vatRate: number
  category?: ProductCategory | null | undefined
  participantsPerQuantity: number
}

/** What the customer's company has agreed: fees in cents HT, null for the general ones. */
export type PricingProfile = AgreedFees & { eventDiscounts: readonly EventDiscount[] }

export type PricingInput = {
  items: readonly PricedItem[]
  choices: ExtraCostChoices
  configuration: SpecialConfiguration
  /** The zone's price in cents HT; null, or no delivery at all yet, for the default fee. */
  delivery: { zonePrice: number | null } | null
  profile: PricingProfile | null
  mainBrandId: string
  deliveryDay: Day | null
  today: Day
}

/** Cents. HT sums are before the discount but for `sumPriceCartHT`. docs/rules/prices.md#totals */
export type CartTotals = {
  sumPriceProductsHT: number
  sumPriceMenusHT: number
  sumPriceExtraCostsHT: number
  sumPriceCartHT: number
  sumPriceCartTTC: number
  sumDeliveryPriceHT: number
  sumLastMinutePriceHT: number
  sumCompanyDiscountHT: number
  sumCompanyDiscountTTC: number
  sumCompanyDiscountVatRate: number
  companyDiscountTitle: string | null
  globalVatRate: number
  vatParts: VatPart[]
  covers: number
}

export const DELIVERY_VAT_RATE = 20
const GLOBAL_VAT_RATE = 10
const DISCOUNTED_CATEGORIES: readonly ProductCategory[] = ['Box', 'Other']
const COVER_CATEGORY: ProductCategory = 'Box'

const amountOf = ({ price, qty }: PricedItem) => price * qty
const sumOf = (items: readonly PricedItem[]) => sum(items.map(amountOf))

const isDiscounted = ({ type, category }: PricedItem) =>
  type === 'menu' || (category != null && DISCOUNTED_CATEGORIES.includes(category))
const servesCovers = ({ type, category }: PricedItem) =>
  type === 'menu' || category === COVER_CATEGORY

/** People served: `participantsPerQuantity` x quantity over box and menu items. docs/rules/prices.md#covers */
export function countCovers(items: readonly PricedItem[]): number {
  return sum(
    items
      .filter(servesCovers)
      .map(({ participantsPerQuantity, qty }) => participantsPerQuantity * qty),
  )
}

/** A sum that is no number equals nothing, not even itself: whatever waits for it to settle would wait for ever. */
function requireAmounts({ items, configuration, delivery, profile }: PricingInput): void {
  const amounts = [
    ...items.flatMap((item) => [item.price, item.vatRate, item.qty, item.participantsPerQuantity]),
    ...configuredAmounts(configuration),
    delivery?.zonePrice ?? 0,
    profile?.defaultOrderDeliveryFee ?? 0,
    profile?.defaultOrderLastMinuteFee ?? 0,
  ]
  if (!amounts.every(Number.isFinite)) throw new RangeError('An amount of this cart is no number')
}

/**
 * Every total of a cart, cents. The bases and taxes of `vatParts` add up to `sumPriceCartHT` and `sumPriceCartTTC`. The
 * discount is named with VAT at 10 % and leaves the 10 % base first, then the other bases, lowest rate first, so no
 * base is ever negative. Throws RangeError for an amount or a rate that is no number. docs/rules/prices.md#totals
 */
export function priceCart(input: PricingInput): CartTotals {
  requireAmounts(input)
  const { items, choices, configuration, delivery, deliveryDay, today, profile, mainBrandId } =
    input
  // An empty cart is not delivered, and costs nothing.
  const isDelivered = items.length > 0
  const covers = countCovers(items)
  const extras = extraCosts({ choices, configuration, covers, deliveryDay })
  const sumPriceProductsHT = sumOf(items.filter(({ type }) => type === 'product'))
  const sumPriceMenusHT = sumOf(items.filter(({ type }) => type === 'menu'))
  const sumPriceExtraCostsHT = sum(extras.map(({ price, quantity }) => price * quantity))
  const sumDeliveryPriceHT = isDelivered ? deliveryFee(profile, delivery?.zonePrice ?? null) : 0
  const isLastMinute = isDelivered && deliveryDay === today
  const sumLastMinutePriceHT = isLastMinute ? lastMinuteFee(profile, configuration) : 0
  const goods = sumPriceProductsHT + sumPriceMenusHT
  const total = goods + sumPriceExtraCostsHT + sumDeliveryPriceHT + sumLastMinutePriceHT
  const isOrdered = (id: string) => items.some(({ brandId }) => brandId === id)
  const discount = companyDiscount({
    // Naming a brand earns its discount only with something of that brand in the cart.
    eventDiscounts: profile?.eventDiscounts.filter(({ brand }) => isOrdered(brand.id)) ?? [],
    mainBrandId,
    total,
    discountable: sumOf(items.filter(isDiscounted)),
    goods,
    minimumOrderAmount: configuration.minimumOrderAmount,
  })
  const taxed: TaxedAmount[] = [
    ...items.map((item) => ({ amountHT: amountOf(item), vatRate: item.vatRate })),
    ...extras.map(({ price, quantity, vatRate }) => ({ amountHT: price * quantity, vatRate })),
    { amountHT: sumDeliveryPriceHT, vatRate: DELIVERY_VAT_RATE },
    { amountHT: sumLastMinutePriceHT, vatRate: configuration.lastMinuteVatRate },
  ]
  const parts = vatParts(taxed, { amountHT: discount.amountHT, vatRate: DISCOUNT_VAT_RATE })
  return {
    sumPriceProductsHT,
    sumPriceMenusHT,
    sumPriceExtraCostsHT,
    sumPriceCartHT: total - discount.amountHT,
    sumPriceCartTTC: sum(parts.map(({ amountHT, vat }) => amountHT + vat)),
    sumDeliveryPriceHT,
    sumLastMinutePriceHT,
    sumCompanyDiscountHT: discount.amountHT,
    sumCompanyDiscountTTC: discount.amountHT + vatOf(discount.amountHT, DISCOUNT_VAT_RATE),
    sumCompanyDiscountVatRate: DISCOUNT_VAT_RATE,
    companyDiscountTitle: discount.title,
    globalVatRate: GLOBAL_VAT_RATE,
    vatParts: parts,
    covers,
  }
}

/**
 * Cents HT missing to the minimum order amount, 0 when it is reached. Items and extra costs count, before the discount;
 * fees do not. docs/rules/prices.md#minimum
 */
export function missingToMinimum(
  totals: Pick<CartTotals, 'sumPriceProductsHT' | 'sumPriceMenusHT' | 'sumPriceExtraCostsHT'>,
  { minimumOrderAmount }: Pick<SpecialConfiguration, 'minimumOrderAmount'>,
): number {
  const { sumPriceProductsHT, sumPriceMenusHT, sumPriceExtraCostsHT } = totals
  return Math.max(
    0,
    minimumOrderAmount - sumPriceProductsHT - sumPriceMenusHT - sumPriceExtraCostsHT,
  )
}
