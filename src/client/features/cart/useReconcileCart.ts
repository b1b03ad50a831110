import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useReconcileCart_query$key } from '../../../../__generated__/relay/useReconcileCart_query.graphql'
import { useInventory } from '../../relay/useInventory'
import { useCart } from '../../state/useCart'
import { useModal } from '../../state/useModal'

/**
 * Fits the cart to each inventory that arrives, and says what left (specification, section 4). `isCurrent` is false while
 * the inventory shown answers an older choice: it must not judge items that were chosen for the next one.
 */
export function useReconcileCart(key: useReconcileCart_query$key, isCurrent: boolean) {
  const query = useFragment(
    graphql`
      fragment useReconcileCart_query on Query {
        ...useInventory_query
      }
    `,
    key,
  )
  const inventory = useInventory(query)
  const { reconcile } = useCart()
  const { open } = useModal()

  useEffect(() => {
    if (!isCurrent) return
    const changes = reconcile(inventory)
    if (changes.length > 0) open({ kind: 'cartDroppedItems', changes })
  }, [inventory, isCurrent, open, reconcile])
}
