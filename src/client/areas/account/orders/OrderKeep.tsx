import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderKeep_order$key } from '#generated/relay/OrderKeep_order.graphql'
import { orderedItems } from '#domain/order/reorder'
import { namedCartsCopy } from '../../namedCarts/namedCartsCopy'
import { SaveCart } from '../../namedCarts/SaveCart'
import { useOrderedArticles } from '../../orders/reorder/useOrderedArticles'

/** The button of an order's page that keeps what was ordered under a name. */
export function OrderKeep({ order }: { order: OrderKeep_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderKeep_order on Order {
        ...useOrderedArticles_order
      }
    `,
    order,
  )
  return (
    <SaveCart
      items={orderedItems(useOrderedArticles(data))}
      label={namedCartsCopy.saveOrder}
      variant="secondary"
    />
  )
}
