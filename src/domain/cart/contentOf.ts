import type { Cart } from './cart'
import { cartInput } from './cartInput'

/** What the server stores of a cart, as one text: two carts with the same text make the same order. */
export const contentOf = (cart: Cart): string => JSON.stringify(cartInput(cart))
