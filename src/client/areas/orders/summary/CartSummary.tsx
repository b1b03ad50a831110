import type { Cart, CartItem } from '#domain/cart/cart'
import { resolvedRecovery } from '#domain/order/itemRecovery'
import { DeliveryRecap } from './DeliveryRecap'
import styles from './CartSummary.module.css'
import { orderSummaryCopy as copy } from './orderSummaryCopy'
import { RecoveryRecap } from './RecoveryRecap'
import { SummaryLine } from './SummaryLine'
import lineStyles from './SummaryLines.module.css'

type Line = { item: CartItem; known: { name: string; pictureUrl: string; price: number } | null }

type Props = {
  cart: Cart
  /** None where the step itself shows them. */
  lines: readonly Line[]
}

/** The cart beside the checkout: where and when, and its lines. */
export function CartSummary({ cart, lines }: Props) {
  const recovery = resolvedRecovery(cart)
  return (
    <div className={styles.summary}>
      {cart.deliverySlot !== null && cart.address !== null && (
        <DeliveryRecap
          address={cart.address}
          slotStartAt={cart.deliverySlot.start}
          slotEndAt={cart.deliverySlot.end}
        />
      )}
      {recovery?.selectedSlot && (
        <RecoveryRecap
          title={<p>{copy.recovery}</p>}
          slot={recovery.selectedSlot}
          details={[recovery.recoveryContactName, recovery.recoveryAddress?.title]}
        />
      )}
      {lines.length > 0 && (
        <ul className={lineStyles.lines}>
          {lines.map(
            ({ item: { itemId, type, lineId, qty }, known }) =>
              known && (
                <SummaryLine
                  key={`${type}-${itemId}-${lineId}`}
                  name={known.name}
                  pictureUrl={known.pictureUrl}
                  quantity={qty}
                  amountHT={known.price * qty}
                />
              ),
          )}
        </ul>
      )}
    </div>
  )
}
