import { type DeliverySlot, type ItemRecovery } from '../../../domain/cart'
import { TextField } from '../../design/TextField'
import { RecoveryContact } from './RecoveryContact'
import { type RecoveryErrors } from './recoveryErrors'
import { RecoveryPlace, type AddressField } from './RecoveryPlace'
import { RecoverySlot } from './RecoverySlot'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = {
  recovery: ItemRecovery
  onChange: (recovery: ItemRecovery) => void
  delivery: DeliverySlot
  deliveryAddress: string
  /** For an order that is placed: nothing before it is offered. */
  now?: Date | undefined
  errors: RecoveryErrors
  addressField: AddressField
}

/** When, by whom and where trays are handed over again. */
export function RecoveryFields(props: Props) {
  const { recovery, onChange, delivery, deliveryAddress, now, errors, addressField } = props
  const edit = (changes: Partial<ItemRecovery>) => onChange({ ...recovery, ...changes })
  return (
    <>
      <p>{copy.lead}</p>
      <RecoverySlot
        delivery={delivery}
        now={now}
        recovery={recovery}
        onChange={onChange}
        error={errors.selectedSlot}
      />
      <RecoveryContact recovery={recovery} onEdit={edit} errors={errors} />
      <RecoveryPlace
        recovery={recovery}
        deliveryAddress={deliveryAddress}
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
    </>
  )
}
