import { useCallback } from 'react'
import { graphql } from 'react-relay/hooks'
import {
  type useSetCartMutation,
  type useSetCartMutation$data,
} from '../../../__generated__/relay/useSetCartMutation.graphql'
import { type CartItem } from '../../domain/cart'
import { type CartInput } from '../../domain/cartInput'
import { type CartChange } from '../../domain/inventory'
import { type ActionFailure, useAction } from './useAction'

export type StoredCart = {
  ok: true
  items: readonly CartItem[]
  /** What the server had to leave out or reduce. */
  changes: readonly CartChange[]
  /** Cents TTC. */
  totalTTC: number
}

/** Stores the cart on the server, whole, under its key. */
export function useSetCart() {
  const [run] = useAction<useSetCartMutation>(mutation)
  return useCallback(
    async (key: string, cart: CartInput): Promise<StoredCart | ActionFailure> => {
      const result = await run({ key, cart })
      return result.ok ? storedCart(result.data) : result
    },
    [run],
  )
}

const mutation = graphql`
  mutation useSetCartMutation($key: String!, $cart: CartInput!) {
    setCart(key: $key, cart: $cart) {
      items {
        itemId
        type
        lineId
        qty
      }
      changes {
        itemId
        type
        lineId
        name
        requestedQty
        qty
      }
      totals {
        sumPriceCartTTC
      }
    }
  }
`

function storedCart({ setCart }: useSetCartMutation$data): StoredCart {
  const { items, changes, totals } = setCart
  return {
    ok: true,
    items,
    changes: changes.map(({ itemId, type, lineId, name, requestedQty, qty }) => ({
      item: { itemId, type, lineId },
      name: name ?? null,
      requestedQty,
      qty,
    })),
    totalTTC: totals.sumPriceCartTTC,
  }
}
