import type { Cart } from '#domain/cart/cart'
import { CART_KEY } from '../../src/client/state/cartStorage'

/** What this browser keeps of the cart; none of its fields while it keeps none. */
export const storedCart = (): Cart => JSON.parse(window.localStorage.getItem(CART_KEY) ?? '{}')
