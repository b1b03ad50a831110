import type { ReactNode } from 'react'
import { hasAddress } from '#domain/cart/cart'
import { shownAddress } from '#domain/delivery/addressText'
import { formatDay, formatSlot } from '#domain/time/calendar'
import { Button } from '../../design/buttons/Button'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { useCart } from '../../state/useCart'
import { useDeliveryPanel, type DeliveryPanelName } from '../../routing/useDeliveryPanel'
import { cartCopy as copy } from './cartCopy'
import styles from './CartDeliveryRecap.module.css'

/** Where and when, in a few words, each with the way to change it. */
export function CartDeliveryRecap() {
  const { cart } = useCart()
  const { deliveryDay, deliverySlot } = cart
  const address = hasAddress(cart) ? cart.address : null
  return (
    <section className={styles.recap} aria-label={copy.deliveredTo}>
      <Part
        panel="adresse"
        action={
          <>
            {address === null ? copy.enter : copy.change}
            <VisuallyHidden>{copy.ofAddress}</VisuallyHidden>
          </>
        }
      >
        <p className={styles.address}>
          {address === null ? copy.noAddress : shownAddress(address)}
        </p>
      </Part>
      <Part
        panel={deliveryDay === null ? 'jour' : 'creneau'}
        action={
          <>
            {deliverySlot ? copy.change : copy.choose}
            <VisuallyHidden>{copy.ofSlot}</VisuallyHidden>
          </>
        }
      >
        <p className={styles.when}>{deliveryDay === null ? copy.noDay : formatDay(deliveryDay)}</p>
        {deliverySlot && (
          <p className={styles.when}>{formatSlot(deliverySlot.start, deliverySlot.end)}</p>
        )}
      </Part>
    </section>
  )
}

type PartProps = { panel: DeliveryPanelName; action: ReactNode; children: ReactNode }

function Part({ panel, action, children }: PartProps) {
  const { openPanel } = useDeliveryPanel()
  return (
    <div className={styles.part}>
      <div className={styles.words}>{children}</div>
      <Button variant="secondary" size="small" onClick={() => openPanel(panel)}>
        {action}
      </Button>
    </div>
  )
}
