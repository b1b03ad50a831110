import { oneLine } from '../text/oneLine'
import { isStorableText } from '../text/storableText'
import { isBlank, visibleText } from '../text/visibleText'

/** Carts that an account may keep under names. docs/rules/cart.md#named-carts */
export const MAX_NAMED_CARTS = 30

/** Characters of a name. docs/rules/cart.md#named-carts */
export const MAX_CART_NAME_LENGTH = 60

/** The name of a cart as it is stored: one line, without outer spaces, one space between words. */
export const cartName = (text: string): string => oneLine(text).replace(/\s+/g, ' ')

/** Names that differ only in capitals, or in what no one sees, are the same. */
export const cartNameKey = (text: string): string =>
  cartName(visibleText(cartName(text))).toLocaleLowerCase('fr')

/** What is wrong with the name of a cart; null for nothing. docs/rules/cart.md#named-carts */
export function cartNameProblem(text: string): 'REQUIRED' | 'TOO_LONG' | 'INVALID' | null {
  const name = cartName(text)
  if (isBlank(name)) return 'REQUIRED'
  if (name.length > MAX_CART_NAME_LENGTH) return 'TOO_LONG'
  return isStorableText(name) ? null : 'INVALID'
}
