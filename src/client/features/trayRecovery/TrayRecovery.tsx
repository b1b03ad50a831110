import { useCart } from '../../state/useCart'
import { type RecoveryErrors } from './recoveryErrors'
import { RecoveryFields } from './RecoveryFields'
import { type AddressField } from './RecoveryPlace'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = { errors: RecoveryErrors; addressField: AddressField }

/** The recovery of the cart, kept at every change; nothing for a cart without trays. */
export function TrayRecovery({ errors, addressField }: Props) {
  const { cart, setItemRecovery } = useCart()
  const { itemRecovery, deliverySlot } = cart
  if (itemRecovery === null || deliverySlot === null) return null
  return (
    <section className={styles.section} aria-labelledby="recovery-title">
      <h2 id="recovery-title">{copy.title}</h2>
      <RecoveryFields
        recovery={itemRecovery}
        onChange={setItemRecovery}
        delivery={deliverySlot}
        deliveryAddress={cart.address}
        errors={errors}
        addressField={addressField}
      />
    </section>
  )
}
