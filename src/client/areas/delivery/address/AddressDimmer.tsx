import { useLocation } from 'react-router-dom'
import type { CartItem } from '#domain/cart/cart'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { Dialog } from '../../../design/dialogs/Dialog'
import { Spinner } from '../../../design/loading/Spinner'
import { track } from '../../../services/analytics'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'
import { AddressPanel } from './AddressPanel'
import { deliveryPanelCopy } from '../deliveryPanelCopy'
import { useCompanyLocations } from './useCompanyLocations'
import type { ChoiceOutcome } from '../useChoice'
import styles from './AddressPanel.module.css'
import { RetryNotice } from '../../../relay/RetryNotice'

/** Requests the address first; the item that the customer wanted goes into the cart once it is known. */
export function AddressDimmer({ item }: { item: CartItem | null }) {
  const { cart, addItem } = useCart()
  const { close } = useModal()
  const { pathname } = useLocation()
  const wanted = item?.lineId ?? storefrontForPath(pathname).lineId
  const company = useCompanyLocations([wanted, ...cart.items.map(({ lineId }) => lineId)])

  const finish = (outcome: ChoiceOutcome) => {
    if (outcome !== 'applied') return
    if (item && addItem(item).ok) track({ event: 'addToCart', ...item })
    close()
  }

  return (
    <Dialog isOpen onClose={close} title={deliveryPanelCopy.dimmerTitle} size="medium">
      <div className={styles.dimmer}>
        <p>{deliveryPanelCopy.dimmerText}</p>
        {company.status === 'loading' && <Spinner />}
        {company.status === 'failed' && (
          <RetryNotice onRetry={company.retry}>
            {deliveryPanelCopy.companyLocationsFailed}
          </RetryNotice>
        )}
        {company.status === 'anywhere' && (
          <AddressPanel companyLocations={null} item={item} onOutcome={finish} />
        )}
        {company.status === 'limited' && (
          <AddressPanel companyLocations={company.locations} item={item} onOutcome={finish} />
        )}
      </div>
    </Dialog>
  )
}
