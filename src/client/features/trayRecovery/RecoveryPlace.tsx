import { type ReactNode } from 'react'
import { type ItemRecovery } from '../../../domain/cart'
import { Notice } from '../../design/Notice'
import { RadioGroup } from '../../design/RadioGroup'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

type Address = NonNullable<ItemRecovery['recoveryAddress']>
export type PickAddress = { label: string; chosen: string; onChoose: (address: Address) => void }

type Props = {
  recovery: ItemRecovery
  deliveryAddress: string
  onEdit: (changes: Partial<ItemRecovery>) => void
  error: string | undefined
  addressField: (pick: PickAddress) => ReactNode
}

// Until an address is picked from the list.
const NOWHERE: Address = { title: '', lat: 0, lng: 0 }

/** Where the trays are handed over: at the delivery address, or at another that is looked up. */
export function RecoveryPlace({ recovery, deliveryAddress, onEdit, error, addressField }: Props) {
  const { recoveryAddress } = recovery
  return (
    <>
      <RadioGroup
        legend={copy.where}
        value={recoveryAddress ? 'other' : 'same'}
        onChange={(where) => onEdit({ recoveryAddress: where === 'other' ? NOWHERE : null })}
        options={[
          { value: 'same', label: copy.sameAddress, hint: deliveryAddress },
          { value: 'other', label: copy.otherAddress },
        ]}
      />
      {recoveryAddress && (
        <div className={styles.place}>
          {addressField({
            label: copy.address,
            chosen: recoveryAddress.title,
            onChoose: (address) => onEdit({ recoveryAddress: address }),
          })}
          {error && (
            <Notice tone="danger" isFormError>
              {error}
            </Notice>
          )}
        </div>
      )}
    </>
  )
}
