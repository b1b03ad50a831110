import { type ReactNode } from 'react'
import { type ItemRecovery } from '../../../domain/cart'
import { TextField } from '../../design/TextField'
import { useCart } from '../../state/useCart'
import { RecoveryContact } from './RecoveryContact'
import { type RecoveryErrors } from './recoveryErrors'
import { RecoveryPlace, type PickAddress } from './RecoveryPlace'
import { RecoverySlot } from './RecoverySlot'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = {
  errors: RecoveryErrors
  /** The field that finds an address; the screen's, because it is another feature's. */
  addressField: (pick: PickAddress) => ReactNode
}

/** When, by whom and where the trays are handed over again; kept in the cart at every change. */
export function TrayRecovery({ errors, addressField }: Props) {
  const { cart, setItemRecovery } = useCart()
  const { itemRecovery: recovery, deliverySlot } = cart
  if (recovery === null || deliverySlot === null) return null
  const edit = (changes: Partial<ItemRecovery>) => setItemRecovery({ ...recovery, ...changes })

  return (
    <section className={styles.section} aria-labelledby="recovery-title">
      <h2 id="recovery-title">{copy.title}</h2>
      <p>{copy.lead}</p>
      <RecoverySlot
        delivery={deliverySlot}
        recovery={recovery}
        onChange={setItemRecovery}
        error={errors.selectedSlot}
      />
      <RecoveryContact recovery={recovery} onEdit={edit} errors={errors} />
      <RecoveryPlace
        recovery={recovery}
        deliveryAddress={cart.address}
        onEdit={edit}
        error={errors.recoveryAddress}
        addressField={addressField}
      />
      <TextField
        label={copy.instructions}
        hint={copy.instructionsHint}
        value={recovery.recoveryInstructions}
        onChange={(recoveryInstructions) => edit({ recoveryInstructions })}
        error={errors.recoveryInstructions}
        maxLength={500}
        multiline
        isOptional
      />
    </section>
  )
}
