import { useCallback } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useCartLeadTime_query$key } from '#generated/relay/useCartLeadTime_query.graphql'
import type { DeliverySlot } from '#domain/cart/cart'
import { leadTimeAt } from '#domain/cart/pendingChoice'
import { useCart } from '../../state/useCart'

/** How long before a slot the cart has to be ordered, in minutes. docs/rules/orders.md#days */
export function useCartLeadTime(key: useCartLeadTime_query$key): (slot: DeliverySlot) => number {
  const { lines } = useFragment(
    graphql`
      fragment useCartLeadTime_query on Query {
        availableInventory(input: $input) {
          lines {
            id
            leadTimeMinutes
          }
        }
      }
    `,
    key,
  ).availableInventory
  const { cart } = useCart()
  return useCallback(
    (slot) =>
      leadTimeAt(
        cart,
        slot,
        lines.map(({ id, leadTimeMinutes }) => ({ id, leadTimeMinutes })),
      ),
    [cart, lines],
  )
}
