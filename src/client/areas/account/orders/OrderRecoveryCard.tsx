import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router-dom'
import type { OrderRecoveryCard_order$key } from '#generated/relay/OrderRecoveryCard_order.graphql'
import { Button } from '../../../design/buttons/Button'
import { useToast } from '../../../design/notices/useToast'
import { AddressCombobox } from '../../delivery/address/AddressCombobox'
import { OrderRecovery } from '../../orders/summary/OrderRecovery'
import { RecoveryRequestForm } from '../../orders/recovery/RecoveryRequestForm'
import { trayRecoveryCopy as copy } from '../../orders/recovery/trayRecoveryCopy'
import { OrderCard } from '../../orders/detail/OrderCard'

/** When and where the trays of an order are fetched, and the form that asks for it; nothing for an order without trays. */
export function OrderRecoveryCard({ order }: { order: OrderRecoveryCard_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderRecoveryCard_order on Order {
        canRequestItemRecovery
        itemRecovery {
          bookedRecoveryHour
        }
        ...OrderRecovery_order
        ...RecoveryRequestForm_order
      }
    `,
    order,
  )
  const [isFormOpen, setFormOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const toast = useToast()
  const section = useRef<HTMLDivElement>(null)
  const { canRequestItemRecovery, itemRecovery } = data
  const isBooked = itemRecovery?.bookedRecoveryHour != null
  if (!canRequestItemRecovery && !isBooked) return null

  // The pressed button is no longer there: the focus goes to the section that it changed.
  const takeFocus = () => section.current?.focus()
  const open = () => {
    setFormOpen(true)
    takeFocus()
  }
  const close = () => {
    setFormOpen(false)
    takeFocus()
  }
  const done = () => {
    close()
    toast(copy.request.done)
    void revalidate()
  }
  return (
    <OrderCard title={copy.title}>
      <div ref={section} tabIndex={-1}>
        {isFormOpen ? (
          <RecoveryRequestForm
            order={data}
            addressField={(field) => <AddressCombobox {...field} takesFocus={false} />}
            onDone={done}
            onCancel={close}
          />
        ) : isBooked ? (
          <OrderRecovery order={data} />
        ) : (
          <p>{copy.request.none}</p>
        )}
      </div>
      {canRequestItemRecovery && !isFormOpen && (
        <div>
          <Button variant="secondary" size="small" onClick={open}>
            {isBooked ? copy.request.change : copy.request.open}
          </Button>
        </div>
      )}
    </OrderCard>
  )
}
