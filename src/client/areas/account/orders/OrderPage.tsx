import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { OrderPage_query$key } from '#generated/relay/OrderPage_query.graphql'
import type { accountOrderScreenQuery as AccountOrderScreenQuery } from '#generated/relay/accountOrderScreenQuery.graphql'
import { OrderDeliveryFacts } from '../../orders/detail/OrderDeliveryFacts'
import { orderDetailCopy as copy } from '../../orders/detail/orderDetailCopy'
import { OrderDocuments } from '../../orders/detail/OrderDocuments'
import { OrderHead } from '../../orders/detail/OrderHead'
import { OrderInvoice } from '../../orders/invoice/OrderInvoice'
import { orderInvoiceCopy } from '../../orders/invoice/orderInvoiceCopy'
import { OrderLines } from '../../orders/summary/OrderLines'
import { OrderTotals } from '../../orders/summary/OrderTotals'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { OrderCard } from '../../orders/detail/OrderCard'
import { OrderKeep } from './OrderKeep'
import { OrderPayments } from './OrderPayments'
import { OrderRecoveryCard } from './OrderRecoveryCard'
import { OrderRepeat } from './OrderRepeat'
import { OrderReorder } from './OrderReorder'
import styles from './OrderPage.module.css'
import { accountOrderScreenQuery } from './accountOrderScreenQuery'

/** Everything about one order. */
export function OrderPage() {
  const query = useRouteQuery<AccountOrderScreenQuery>(accountOrderScreenQuery)
  const { id } = useParams()
  return <OrderContent key={id} query={query} />
}

function OrderContent({ query }: { query: OrderPage_query$key }) {
  const data = useFragment(
    graphql`
      fragment OrderPage_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        ...OrderPayments_query @arguments(orderId: $orderId)
        ...OrderReorder_query @arguments(orderId: $orderId)
        ...OrderRepeat_query @arguments(orderId: $orderId)
        order(id: $orderId) {
          status
          amountDue
          ...OrderHead_order
          ...OrderKeep_order
          ...OrderDeliveryFacts_order
          ...OrderRecoveryCard_order
          ...OrderLines_order
          ...OrderTotals_order
          ...OrderInvoice_order
          ...OrderDocuments_order
        }
      }
    `,
    query,
  )
  const { order } = data
  // A person looks for the dishes first, but for what is to be paid. What was just paid stays where it is.
  const [isDue] = useState(order.amountDue > 0)
  // What is to be paid comes first: ordering it again waits below the dishes.
  const isUnpaid = order.status === 'waitingForPayment'
  const reorder = <OrderReorder query={data} />
  const dishes = (
    <div key="dishes" className={styles.column}>
      <OrderCard title={copy.content}>
        <OrderLines order={order} />
        <OrderTotals order={order} />
      </OrderCard>
      <div className={styles.actions}>
        {isUnpaid && reorder}
        <OrderKeep order={order} />
        <OrderRepeat query={data} />
      </div>
      <OrderCard title={copy.documents} isForScreen>
        <OrderDocuments order={order} />
      </OrderCard>
    </div>
  )
  const facts = (
    <div key="facts" className={styles.column}>
      <OrderPayments query={data} />
      <OrderCard title={copy.delivery}>
        <OrderDeliveryFacts order={order} />
      </OrderCard>
      <OrderRecoveryCard order={order} />
      <OrderCard title={orderInvoiceCopy.title}>
        <OrderInvoice order={order} />
      </OrderCard>
    </div>
  )
  return (
    <article className={styles.page}>
      <OrderHead order={order}>{!isUnpaid && reorder}</OrderHead>
      <div className={styles.columns}>{isDue ? [facts, dishes] : [dishes, facts]}</div>
    </article>
  )
}
