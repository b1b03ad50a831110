import { formatMoney, formatRate, percentageOf } from './money'

/** Amounts in cents HT; the percentage is 0 when the amount applies, and the other way round. docs/rules/prices.md#company-discount */
export type EventDiscount = {
  brand: { id: string }
  discountPercentage: number
  discountAmount: number
  minimumCartAmount: number
}

type CompanyDiscount = { amountHT: number; title: string | null }

export const DISCOUNT_VAT_RATE = 10
const NO_DISCOUNT: CompanyDiscount = { amountHT: 0, title: null }

// A plain space before the percent sign. docs/rules/prices.md#company-discount
const titleOf = ({ discountPercentage }: EventDiscount, amountHT: number) =>
  discountPercentage > 0
    ? `Remise -${formatRate(discountPercentage).replace('\u00a0', ' ')}`
    : `Remise -${formatMoney(amountHT)}`

/**
 * The company's discount on the main brand, cents HT: a percentage of the box, other and menu items (`discountable`),
 * otherwise a fixed amount; never more than the items themselves (`goods`). `total` is the whole cart HT with fees:
 * it must reach the discount's minimum and exceed the minimum order amount. Of several, the largest.
 * docs/rules/prices.md#company-discount
 */
export function companyDiscount({
  eventDiscounts,
  mainBrandId,
  total,
  discountable,
  goods,
  minimumOrderAmount,
}: {
  eventDiscounts: readonly EventDiscount[]
  mainBrandId: string
  total: number
  discountable: number
  goods: number
  minimumOrderAmount: number
}): CompanyDiscount {
  if (total <= minimumOrderAmount) return NO_DISCOUNT
  return eventDiscounts
    .filter(
      ({ brand, minimumCartAmount }) => brand.id === mainBrandId && total >= minimumCartAmount,
    )
    .map((discount) => {
      const { discountPercentage, discountAmount } = discount
      const wanted =
        discountPercentage > 0 ? percentageOf(discountable, discountPercentage) : discountAmount
      const amountHT = Math.min(wanted, goods)
      return { amountHT, title: titleOf(discount, amountHT) }
    })
    .reduce((best, discount) => (discount.amountHT > best.amountHT ? discount : best), NO_DISCOUNT)
}
