import { type Cart } from '../../../domain/cart'
import { DeliveryRecap } from './DeliveryRecap'
import { SummaryLines } from './SummaryLines'
import { SummaryTotals } from './SummaryTotals'
import { totalsRows } from './totalsRows'
import { type PricedCart } from './usePricedCart'
import styles from './CartSummary.module.css'

type Props = {
  cart: Cart
  priced: PricedCart
  /** False where the step itself shows the lines. */
  hasLines: boolean
}

/** The cart beside the checkout: where and when, its lines and every amount. */
export function CartSummary({ cart, priced: { lines, totals }, hasLines }: Props) {
  return (
    <div className={styles.summary}>
      {cart.deliverySlot !== null && (
        <DeliveryRecap
          address={cart.address}
          slotStartAt={cart.deliverySlot.start}
          slotEndAt={cart.deliverySlot.end}
        />
      )}
      {hasLines && (
        <SummaryLines
          lines={lines.map(({ itemId, type, lineId, name, pictureUrl, qty, price }) => ({
            key: `${type}-${itemId}-${lineId}`,
            name,
            pictureUrl,
            quantity: qty,
            amountHT: price * qty,
          }))}
        />
      )}
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
        vatParts={totals.vatParts}
        totalTTC={totals.sumPriceCartTTC}
      />
    </div>
  )
}
