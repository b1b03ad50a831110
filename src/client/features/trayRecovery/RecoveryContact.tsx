import { HANDWRITTEN, type ItemRecovery } from '../../../domain/cart'
import { DELIVERY_CONTACT } from '../../../domain/itemRecovery'
import { RadioGroup } from '../../design/RadioGroup'
import { TextField } from '../../design/TextField'
import { type RecoveryErrors } from './recoveryErrors'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Props = {
  recovery: ItemRecovery
  onEdit: (changes: Partial<ItemRecovery>) => void
  errors: RecoveryErrors
}

/** Who hands the trays over: whoever receives the delivery, or somebody named here. */
export function RecoveryContact({ recovery, onEdit, errors }: Props) {
  const isOther = recovery.recoveryContactId !== DELIVERY_CONTACT
  return (
    <>
      <RadioGroup
        legend={copy.who}
        value={isOther ? 'other' : 'same'}
        onChange={(who) =>
          onEdit({ recoveryContactId: who === 'other' ? HANDWRITTEN : DELIVERY_CONTACT })
        }
        options={[
          { value: 'same', label: copy.sameContact },
          { value: 'other', label: copy.otherContact },
        ]}
      />
      {isOther && (
        <div className={styles.pair}>
          <TextField
            label={copy.name}
            value={recovery.recoveryContactName}
            onChange={(recoveryContactName) => onEdit({ recoveryContactName })}
            error={errors.recoveryContactName}
            autoComplete="off"
            isRequired
          />
          <TextField
            label={copy.phone}
            type="tel"
            inputMode="tel"
            value={recovery.recoveryContactPhone}
            onChange={(recoveryContactPhone) => onEdit({ recoveryContactPhone })}
            error={errors.recoveryContactPhone}
            autoComplete="off"
            isRequired
          />
        </div>
      )}
    </>
  )
}
