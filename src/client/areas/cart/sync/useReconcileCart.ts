import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useReconcileCart_query$key } from '#generated/relay/useReconcileCart_query.graphql'
import { hasAddress, type Cart } from '#domain/cart/cart'
import { useLatest } from '../../../services/useLatest'
import { useInventory } from '../../offer/useInventory'
import { keepNames } from '../../../state/articleNames'
import { useCart } from '../../../state/useCart'
import { useModal } from '../../../state/useModal'

const isForAny = () => true

/**
 * Reduces the cart to each new inventory, and shows what left (docs/rules/catalogue.md#inventory). `isCurrent` is false
 * while the inventory on the screen is that of an older choice: it must not change items that were chosen for the next
 * one. Nor does the default kitchen's inventory change a cart that waits for an address. `isFor` says whether the
 * inventory belongs to the cart at this moment: a press may have changed the cart since the inventory was rendered.
 */
export function useReconcileCart(
  key: useReconcileCart_query$key,
  isCurrent: boolean,
  isFor: (cart: Cart) => boolean = isForAny,
) {
  const query = useFragment(
    graphql`
      fragment useReconcileCart_query on Query {
        ...useInventory_query
      }
    `,
    key,
  )
  const inventory = useInventory(query)
  const { cart, reconcile } = useCart()
  const mayJudge = isCurrent && hasAddress(cart)
  const { open } = useModal()

  const { items } = cart
  useEffect(() => keepNames(items, inventory), [inventory, items])

  const rendered = useLatest(isFor)

  useEffect(() => {
    if (!mayJudge) return
    const changes = reconcile(inventory, rendered.current)
    if (changes.length > 0) open({ kind: 'cartDroppedItems', changes })
  }, [inventory, mayJudge, open, reconcile, rendered])
}
