import { useEffect, type ReactNode } from 'react'
import { sharedAmong } from '#domain/catalogue/servings'
import { cartItemCount, type Cart } from '#domain/cart/cart'
import type { CartContents } from '../cart/useCartContents'
import { CheckoutSteps } from './CheckoutSteps'
import { CartSummary } from '../orders/summary/CartSummary'
import { CartSummaryTotals } from '../orders/summary/CartSummaryTotals'
import { SummaryAside } from '../orders/summary/SummaryAside'
import { useEndCartUndo } from '../../design/notices/useToast'
import { useCart } from '../../state/useCart'
import { ObstacleNotice } from './ObstacleNotice'
import styles from './OrderLayout.module.css'
import type { OrderStep } from './orderSteps'

type Props = { step: OrderStep; contents: CartContents; children: ReactNode }

/** A step under the line of steps, with the summary beside it. */
export function OrderFrame({ step, contents: { lines, totals }, children }: Props) {
  const { cart } = useCart()
  const endCartUndo = useEndCartUndo()
  // On a phone it would lie over the fields that these steps ask for.
  useEffect(() => {
    if (step !== 'recap') endCartUndo()
  }, [step, endCartUndo])
  return (
    <div className={styles.page}>
      <CheckoutSteps current={step} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ObstacleNotice step={step} />
          {children}
        </div>
        <SummaryAside
          itemCount={cartItemCount(cart)}
          totalTTC={totals.sumPriceCartTTC}
          delivery={deliveryOf(cart)}
          totals={
            <CartSummaryTotals totals={totals} people={sharedAmong(totals.covers, cart.guests)} />
          }
        >
          <CartSummary cart={cart} lines={step === 'recap' ? [] : lines} />
        </SummaryAside>
      </div>
    </div>
  )
}

const deliveryOf = ({ address, deliverySlot }: Cart) =>
  deliverySlot !== null && address !== null
    ? { address, slotStartAt: deliverySlot.start, slotEndAt: deliverySlot.end }
    : null
