import { type ReactNode } from 'react'
import { type ItemRecovery } from '../../../domain/cart'
import { Notice } from '../../design/Notice'
import { RadioGroup } from '../../design/RadioGroup'
import { Spinner } from '../../design/Spinner'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'
import { NOWHERE, useRecoveryAddress } from './useRecoveryAddress'

type Found = { label: string; lat: number; lng: number }

/** The field that finds an address; the screen's, because it is another feature's. */
export type AddressField = (field: {
  label: string
  initialText: string
  onChoose: (found: Found) => void
}) => ReactNode

type Props = {
  recovery: ItemRecovery
  deliveryAddress: string
  onEdit: (changes: Partial<ItemRecovery>) => void
  error: string | undefined
  addressField: AddressField
}

/** Where the trays are handed over: at the delivery address, or at another that is looked up. */
export function RecoveryPlace({ recovery, deliveryAddress, onEdit, error, addressField }: Props) {
  const { recoveryAddress } = recovery
  const { status, choose } = useRecoveryAddress((address) => onEdit({ recoveryAddress: address }))
  const problem = status === 'idle' || status === 'checking' ? error : copy[status]
  return (
    <>
      <RadioGroup
        legend={copy.where}
        value={recoveryAddress ? 'other' : 'same'}
        onChange={(where) => choose(where === 'other' ? NOWHERE : null)}
        options={[
          { value: 'same', label: copy.sameAddress, hint: deliveryAddress },
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
