import { formatDay, formatSlot } from '#domain/time/calendar'
import { Button } from '../../design/buttons/Button'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel } from '../../routing/useDeliveryPanel'
import { cartCopy } from './cartCopy'
import styles from './CartDeliveryRecap.module.css'

/** Where and when, in a few words, with the way to change them. */
export function CartDeliveryRecap() {
  const { cart } = useCart()
  const { openPanel } = useDeliveryPanel()
  const { address, deliveryDay, deliverySlot } = cart
  const next = deliveryDay === null ? 'jour' : 'creneau'

  return (
    <section className={styles.recap} aria-label={cartCopy.deliveredTo}>
      <div className={styles.words}>
        <p className={styles.address}>{address}</p>
        <p className={styles.when}>
          {deliveryDay === null ? cartCopy.noDay : formatDay(deliveryDay)}
        </p>
        {deliverySlot && (
          <p className={styles.when}>{formatSlot(deliverySlot.start, deliverySlot.end)}</p>
        )}
      </div>
      <Button variant="secondary" size="small" onClick={() => openPanel(next)}>
        {deliverySlot ? cartCopy.changeDelivery : cartCopy.chooseSlot}
      </Button>
    </section>
  )
}
