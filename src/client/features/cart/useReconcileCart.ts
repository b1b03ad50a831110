import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useReconcileCart_query$key } from '../../../../__generated__/relay/useReconcileCart_query.graphql'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'

/**
 * Fits the cart to each inventory that arrives, and says what left (specification, section 4). `isCurrent` is false while
 * the inventory shown answers an older choice: it must not judge items that were chosen for the next one.
 */
export function useReconcileCart(key: useReconcileCart_query$key, isCurrent: boolean) {
  const { availableInventory } = useFragment(
    graphql`
      fragment useReconcileCart_query on Query {
        availableInventory(input: $input) {
          products {
            id
            name
            available
            minimumQuantity
            unavailabilityPublicMessage
          }
          menus {
            id
            name
            available
            minimumQuantity
            unavailabilityPublicMessage
            productsIds
          }
        }
      }
    `,
    key,
  )
  const { reconcile } = useCart()
  const { open } = useModal()

  useEffect(() => {
    if (!isCurrent) return
    const changes = reconcile(availableInventory)
    if (changes.length > 0) open({ kind: 'cartDroppedItems', changes })
  }, [availableInventory, isCurrent, open, reconcile])
}
