import { graphql } from 'react-relay/hooks'
import {
  type useStoreCartMutation,
  type useStoreCartMutation$data,
} from '../../../../__generated__/relay/useStoreCartMutation.graphql'
import { type Cart } from '../../../domain/cart'
import { cartInput } from '../../../domain/cartInput'
import { type CartChange } from '../../../domain/inventory'
import { useAction } from '../../relay/useAction'
import { type StoreAnswer } from './placeOrder'
import { failureKind } from './failureKind'

/** Stores the cart on the server, whole, and answers the server's total and what it had to change. */
export function useStoreCart() {
  const [run] = useAction<useStoreCartMutation>(graphql`
    mutation useStoreCartMutation($key: String!, $cart: CartInput!) {
      setCart(key: $key, cart: $cart) {
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
  `)
  return async (cart: Cart, key: string): Promise<StoreAnswer<CartChange>> => {
    const input = cartInput(cart)
    if (input === null) return { kind: 'failed' }
    const result = await run({ key, cart: input })
    if (result.ok) return storedAnswer(result.data)
    if (result.code === 'FORBIDDEN') return { kind: 'foreignKey' }
    if (result.code !== 'BAD_USER_INPUT') return failureKind(result.code)
    return result.fields['key'] === 'ALREADY_ORDERED'
      ? { kind: 'alreadyOrdered' }
      : { kind: 'invalid', fields: result.fields }
  }
}

function storedAnswer({ setCart }: useStoreCartMutation$data): StoreAnswer<CartChange> {
  const changes = setCart.changes.map(({ itemId, type, lineId, name, requestedQty, qty }) => ({
    item: { itemId, type, lineId },
    name: name ?? null,
    requestedQty,
    qty,
  }))
  return { kind: 'stored', totalTTC: setCart.totals.sumPriceCartTTC, changes }
}
