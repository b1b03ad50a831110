import type { Cart, CartOption } from '#domain/cart/cart'
import { CART_OPTIONS } from '#domain/cart/cartOptions'

/** The choices of step 1, by the names of its fields. */
export type OptionValues = Record<CartOption, boolean>

/** What the form of step 1 begins with, and returns to when the cart changes in another tab. */
export function optionValuesOf(cart: Cart): OptionValues {
  const { toDeliversHot, hasToLeaveBags, hasCutlery, hasPlacemats, hasIndividualBoxes } = cart
  return { toDeliversHot, hasToLeaveBags, hasCutlery, hasPlacemats, hasIndividualBoxes }
}

/** The choices that differ from those of the cart. */
export const changedOptions = (values: OptionValues, cart: Cart): CartOption[] =>
  CART_OPTIONS.filter((option) => values[option] !== cart[option])
