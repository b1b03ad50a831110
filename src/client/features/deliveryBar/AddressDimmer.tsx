import type { CartItem } from '../../../domain/cart'
import { Dialog } from '../../design/Dialog'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'
import { AddressPanel } from './AddressPanel'
import { deliveryBarCopy } from './deliveryBarCopy'
import type { ChoiceOutcome } from './useChoice'
import styles from './AddressPanel.module.css'

/** Asks for the address first; the item that the customer wanted goes into the cart once it is known. */
export function AddressDimmer({ item }: { item: CartItem | null }) {
  const { addItem } = useCart()
  const { close } = useModal()

  const finish = (outcome: ChoiceOutcome) => {
    if (outcome !== 'applied') return
    if (item) addItem(item)
    close()
  }

  return (
    <Dialog isOpen onClose={close} title={deliveryBarCopy.dimmerTitle} size="medium">
      <div className={styles.dimmer}>
        <p>{deliveryBarCopy.dimmerText}</p>
        <AddressPanel onOutcome={finish} />
      </div>
    </Dialog>
  )
}
