import { type CartTotals } from '#domain/pricing/pricing'
import { SummaryTotals } from '../orders/summary/SummaryTotals'
import { totalsRows } from '../orders/summary/totalsRows'

/** Every amount of the order, as beside the checkout. */
export const AgainTotals = ({ totals }: { totals: CartTotals }) => (
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
    people={totals.covers}
    vatParts={totals.vatParts}
    totalTTC={totals.sumPriceCartTTC}
  />
)
