import type { ReactNode } from 'react'
import { fieldMessage } from '../../../design/fields/fieldMessage'
import { Notice } from '../../../design/notices/Notice'
import { RadioGroup } from '../../../design/fields/RadioGroup'
import { Spinner } from '../../../design/loading/Spinner'
import type { RecoveryScope } from './recoveryValues'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { NOWHERE, useRecoveryAddress } from './useRecoveryAddress'
import { useRecoveryField } from './useRecoveryField'

type Found = { label: string; lat: number; lng: number }

/** Renders the field that finds an address. Given by the screen, because it belongs to another area. */
export type AddressField = (field: {
  label: string
  initialText: string
  onChoose: (found: Found) => void
}) => ReactNode

type Props = { scope: RecoveryScope; addressField: AddressField }

/** Where the trays are handed over: at the delivery address, or at another that is looked up. */
export function RecoveryAddressField({ scope, addressField }: Props) {
  const { input, meta } = useRecoveryField('recoveryAddress', scope)
  const recoveryAddress = input.value
  const { status, choose } = useRecoveryAddress(scope.brandId, input.onChange)
  const problem = status === 'idle' || status === 'checking' ? fieldMessage(meta) : copy[status]
  return (
    <>
      <RadioGroup
        legend={copy.where}
        name="recoveryAddress"
        value={recoveryAddress ? 'other' : 'same'}
        onChange={(where) => choose(where === 'other' ? NOWHERE : null)}
        options={[
          { value: 'same', label: copy.sameAddress, hint: scope.deliveryAddress },
          { value: 'other', label: copy.otherAddress },
        ]}
      />
      {recoveryAddress && (
        <div className={styles.place}>
          {addressField({
            label: copy.address,
            initialText: recoveryAddress.title,
            onChoose: ({ label: title, lat, lng }) => choose({ title, lat, lng }),
          })}
          {status === 'checking' && <Spinner label={copy.checking} />}
          {problem && status !== 'checking' && (
            <Notice tone="danger" isFormError>
              {problem}
            </Notice>
          )}
        </div>
      )}
    </>
  )
}
