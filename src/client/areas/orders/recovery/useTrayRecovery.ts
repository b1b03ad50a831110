import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useTrayRecovery_query$key } from '#generated/relay/useTrayRecovery_query.graphql'
import { doTraysComeBack, fittingRecovery } from '#domain/order/itemRecovery'
import { useCart } from '../../../state/useCart'

/** Keeps the cart's recovery in step with its items and its slot: proposed once trays come back, gone with the last. */
export function useTrayRecovery(query: useTrayRecovery_query$key): void {
  const { availableInventory } = useFragment(
    graphql`
      fragment useTrayRecovery_query on Query {
        availableInventory(input: $input) {
          products {
            id
            category
          }
        }
      }
    `,
    query,
  )
  const { cart, setItemRecovery } = useCart()
  const categories = new Map(availableInventory.products.map(({ id, category }) => [id, category]))
  const traysComeBack = doTraysComeBack(
    cart.items.map(({ type, itemId, lineId }) => ({
      category: type === 'product' ? categories.get(itemId) : null,
      lineId,
    })),
  )
  const fitting = fittingRecovery(cart, traysComeBack)
  const isFitting = JSON.stringify(fitting) === JSON.stringify(cart.itemRecovery)
  useEffect(() => {
    if (!isFitting) setItemRecovery(fitting)
  }, [isFitting, fitting, setItemRecovery])
}
