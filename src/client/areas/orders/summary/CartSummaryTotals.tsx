import type { CartTotals } from '#domain/pricing/pricing'
import { SummaryTotals } from './SummaryTotals'
import { totalsRows } from './totalsRows'

type Props = {
  totals: CartTotals
  /** Among how many the total is shared. */
  people: number
}

/** Every amount of a cart, as its order will have them. */
export const CartSummaryTotals = ({ totals, people }: Props) => (
  <SummaryTotals
    rows={totalsRows({
      products: totals.sumPriceProductsHT,
      menus: totals.sumPriceMenusHT,
      extraCosts: totals.sumPriceExtraCostsHT,
      delivery: totals.sumDeliveryPriceHT,
      lastMinute: totals.sumLastMinutePriceHT,
      discount: totals.sumCompanyDiscountHT,
      discountTitle: totals.companyDiscountTitle,
    })}
    totalHT={totals.sumPriceCartHT}
    people={people}
    vatParts={totals.vatParts}
    totalTTC={totals.sumPriceCartTTC}
  />
)
