import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderReorder_query$key } from '#generated/relay/OrderReorder_query.graphql'
import { Button } from '../../../design/buttons/Button'
import { reorderCopy as copy } from '../../orders/reorder/reorderCopy'
import { OrderReorderDialog } from './OrderReorderDialog'

/** The button of an order's page that orders the same again. */
export function OrderReorder({ query }: { query: OrderReorder_query$key }) {
  const data = useFragment(
    graphql`
      fragment OrderReorder_query on Query @argumentDefinitions(orderId: { type: "ID!" }) {
        ...OrderReorderDialog_query @arguments(orderId: $orderId)
      }
    `,
    query,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      {isOpen && <OrderReorderDialog query={data} onClose={() => setOpen(false)} />}
    </>
  )
}
