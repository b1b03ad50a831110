import { HANDWRITTEN } from '#domain/cart/cartContacts'
import { DELIVERY_CONTACT } from '#domain/order/itemRecovery'
import { RadioGroup } from '../../../design/fields/RadioGroup'
import { RecoveryText } from './RecoveryText'
import type { RecoveryScope } from './recoveryValues'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { useRecoveryField } from './useRecoveryField'

/** Who hands the trays over: the contact of the delivery, or another person named here. */
export function RecoveryContact({ scope }: { scope: RecoveryScope }) {
  const { input } = useRecoveryField('recoveryContactId', scope)
  const isOther = input.value !== DELIVERY_CONTACT
  return (
    <>
      <RadioGroup
        legend={copy.who}
        name="recoveryContactId"
        value={isOther ? 'other' : 'same'}
        onChange={(who) => input.onChange(who === 'other' ? HANDWRITTEN : DELIVERY_CONTACT)}
        options={[
          { value: 'same', label: copy.sameContact },
          { value: 'other', label: copy.otherContact },
        ]}
      />
      {isOther && (
        <div className={styles.pair}>
          <RecoveryText
            name="recoveryContactName"
            scope={scope}
            label={copy.name}
            autoComplete="off"
            isRequired
          />
          <RecoveryText
            name="recoveryContactPhone"
            scope={scope}
            label={copy.phone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            isRequired
          />
        </div>
      )}
    </>
  )
}
