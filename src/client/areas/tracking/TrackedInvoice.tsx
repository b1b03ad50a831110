import { graphql, useFragment } from 'react-relay/hooks'
import type { TrackedInvoice_order$key } from '#generated/relay/TrackedInvoice_order.graphql'
import { Facts } from '../../design/text/Facts'
import { OrderCard } from '../orders/detail/OrderCard'
import { invoiceFacts } from '../orders/invoice/invoiceFacts'
import { orderInvoiceCopy as copy } from '../orders/invoice/orderInvoiceCopy'

/** Whom the invoice names; for the owner of the order only. */
export function TrackedInvoice({ order }: { order: TrackedInvoice_order$key }) {
  const data = useFragment(
    graphql`
      fragment TrackedInvoice_order on Order {
        ...invoiceFacts_order
      }
    `,
    order,
  )
  return (
    <OrderCard title={copy.title}>
      <Facts facts={invoiceFacts(data)} />
    </OrderCard>
  )
}
