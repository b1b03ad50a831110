import { useRef, useState } from 'react'
import type { DeliverySlot, ItemRecovery } from '#domain/cart/cart'
import { DELIVERY_CONTACT, recoveryProblems, resolvedRecovery } from '#domain/order/itemRecovery'
import { FormEditListener } from '../../../design/forms/FormEditListener'
import { useCart } from '../../../state/useCart'
import { RecoveryFields } from './RecoveryFields'
import { RecoveryLine } from './RecoveryLine'
import type { AddressField } from './RecoveryAddressField'
import { RECOVERY_FIELDS, recoveryWith, type RecoveryValues } from './recoveryValues'
import styles from './TrayRecovery.module.css'
import { trayRecoveryCopy as copy } from './trayRecoveryCopy'

/**
 * The recovery of the cart: a line that says it and, once it is to be changed, its fields in the surrounding form, kept at
 * every change. Nothing for a cart without trays.
 */
export function TrayRecovery({ addressField }: { addressField: AddressField }) {
  const { cart, setItemRecovery } = useCart()
  const [isEditing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { itemRecovery: recovery, deliverySlot: delivery, address: deliveryAddress } = cart
  if (recovery === null || delivery === null || deliveryAddress === null) return null
  // Once open it stays open: a form must not fold away while its last fault is being corrected.
  if (!isEditing && isIncomplete(recovery, delivery)) setEditing(true)
  const edit = () => {
    setEditing(true)
    // The pressed button is no longer there: the focus goes to the form that it opened.
    heading.current?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="recovery-title">
      <h2 ref={heading} id="recovery-title" tabIndex={-1}>
        {copy.title}
      </h2>
      {isEditing ? (
        <>
          <FormEditListener<RecoveryValues>
            fields={RECOVERY_FIELDS}
            onEdit={(values) => setItemRecovery(recoveryWith(recovery, values))}
          />
          <RecoveryFields
            scope={{ recovery, delivery, deliveryAddress, brandId: cart.mainBrandId }}
            addressField={addressField}
          />
        </>
      ) : (
        <RecoveryLine recovery={resolvedRecovery(cart) ?? recovery} onEdit={edit} />
      )}
    </section>
  )
}

/** Whether something is left to be said in its own fields; who receives the delivery is asked above. */
const isIncomplete = (recovery: ItemRecovery, delivery: DeliverySlot) =>
  Object.keys(recoveryProblems(recovery, delivery)).some(
    (field) =>
      recovery.recoveryContactId !== DELIVERY_CONTACT || !field.startsWith('recoveryContact'),
  )
