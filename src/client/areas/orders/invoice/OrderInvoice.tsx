import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderInvoice_order$key } from '#generated/relay/OrderInvoice_order.graphql'
import { Button } from '../../../design/buttons/Button'
import { Facts } from '../../../design/text/Facts'
import { invoiceFacts } from './invoiceFacts'
import { OrderInvoiceForm } from './OrderInvoiceForm'
import { orderInvoiceCopy as copy } from './orderInvoiceCopy'
import styles from './OrderInvoice.module.css'

/** Whom an order's invoice names, and the form that changes it until the invoice is issued. */
export function OrderInvoice({ order }: { order: OrderInvoice_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderInvoice_order on Order {
        status
        canEditInvoice
        ...invoiceFacts_order
        ...OrderInvoiceForm_order
      }
    `,
    order,
  )
  const [isEditing, setEditing] = useState(false)
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isEditing) section.current?.querySelector('input')?.focus()
  }, [isEditing])
  const close = () => {
    setEditing(false)
    // The pressed button is no longer there: the focus goes to the section that it changed.
    section.current?.focus()
  }
  return (
    <div className={styles.invoice} ref={section} tabIndex={-1}>
      {isEditing ? (
        <OrderInvoiceForm order={data} onClose={close} />
      ) : (
        <>
          <Facts facts={invoiceFacts(data)} />
          {data.canEditInvoice && (
            <div>
              <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
                {copy.edit}
              </Button>
            </div>
          )}
          {!data.canEditInvoice && data.status !== 'canceled' && (
            <p className={styles.note}>{copy.issued}</p>
          )}
        </>
      )}
    </div>
  )
}
