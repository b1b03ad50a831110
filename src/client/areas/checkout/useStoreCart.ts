import { ERROR_MESSAGES, ORDERED_CART } from '#domain/requests/errorCodes'
import type { Cart } from '#domain/cart/cart'
import { cartInput } from '#domain/cart/cartInput'
import { useSetCart } from '../cart/sync/useSetCart'
import type { StoreResult } from './payment/placeOrder'
import { failureKind } from './payment/failureKind'

const OF_THIS_CART: readonly (string | undefined)[] = [ORDERED_CART.bought, ORDERED_CART.unpaid]

/** Stores the cart that is ordered, and returns the server's total and what it had to change. */
export function useStoreCart() {
  const { setCart } = useSetCart()
  return async (cart: Cart, key: string): Promise<StoreResult> => {
    const input = cartInput(cart)
    if (input === null) return { kind: 'failed' }
    const result = await setCart(key, input)
    if (result.ok) {
      return { kind: 'stored', totalTTC: result.totalTTC, changes: result.changes }
    }
    if (result.message === ERROR_MESSAGES.foreignCart) return { kind: 'foreignKey' }
    if (result.code !== 'BAD_USER_INPUT') return failureKind(result)
    // How the order stands, `createOrder` tells again with its id.
    return 'key' in result.fields
      ? { kind: 'alreadyOrdered', isThisCart: OF_THIS_CART.includes(result.fields['key']) }
      : { kind: 'invalid', fields: result.fields }
  }
}
