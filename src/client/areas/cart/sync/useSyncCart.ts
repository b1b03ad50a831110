import { useCallback, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ERROR_MESSAGES, ORDERED_CART } from '#domain/requests/errorCodes'
import type { Cart } from '#domain/cart/cart'
import { cartInput } from '#domain/cart/cartInput'
import { isCheckoutPath } from '#domain/site/routes'
import { useSetCart, type StoredCart } from './useSetCart'
import { mayWorkLater } from '../../../relay/RequestError'
import type { ActionFailure } from '../../../relay/useAction'
import { useLatest } from '../../../services/useLatest'
import { useCart } from '../../../state/useCart'
import { useCartSync } from '../../../state/useCartSync'
import { useModal } from '../../../state/useModal'
import { useSendLater } from './useSendLater'

/**
 * Stores the cart of a signed-in customer on the server after each change, on whatever page, and takes over what the
 * server had to change. docs/rules/cart.md#sync
 */
export function useSyncCart() {
  const { cart } = useCart()
  const { setCart, isLastSent } = useSetCart()
  const isInCheckout = isCheckoutPath(useLocation().pathname)
  const takeOver = useTakeOver(isInCheckout)
  const input = useMemo(() => cartInput(cart), [cart])
  const latest = useLatest(cart)
  // What stood in the cart at the start may be known to the server from an earlier visit.
  const [mayBeKnown, setMayBeKnown] = useState(cart.items.length > 0)

  const send = async (isLeaving: boolean) => {
    // The checkout stores the very cart that it orders.
    if (input === null || isLastSent(cart.key, input)) return true
    setMayBeKnown(true)
    const result = await setCart(cart.key, input, isLeaving)
    // Changed meanwhile: what the server says of the next one counts.
    if (isSameCart(latest.current, cart)) takeOver(cart.key, result)
    return result.ok || !mayWorkLater(result.code)
  }

  // An empty cart is told to a server that may know a full one.
  const isWorthIt = input !== null && (input.items.length > 0 || mayBeKnown)
  useSendLater(isWorthIt ? JSON.stringify([isInCheckout, cart.key, input]) : null, send)
}

/** Whether the server would be sent the same of both. */
const isSameCart = (a: Cart, b: Cart) =>
  a.key === b.key && JSON.stringify(cartInput(a)) === JSON.stringify(cartInput(b))

/**
 * Applies the server's response to the cart. A cart that was ordered meanwhile, in whatever tab, is dropped; in the
 * checkout, the checkout says how its order stands.
 */
function useTakeOver(isInCheckout: boolean) {
  const { replaceItems, renewKey, resetOrdered } = useCart()
  const { open } = useModal()
  const { setFailed } = useCartSync()

  return useCallback(
    (key: string, result: StoredCart | ActionFailure) => {
      if (result.ok) {
        setFailed(false)
        if (result.changes.length === 0) return
        replaceItems(result.items)
        return open({ kind: 'cartDroppedItems', changes: result.changes })
      }
      const { key: order } = result.fields
      setFailed(order === undefined)
      // The cart was filled under another account on this computer.
      if (result.message === ERROR_MESSAGES.foreignCart) renewKey()
      if (isInCheckout) return
      if (order === ORDERED_CART.bought) resetOrdered(key)
      if (order === ORDERED_CART.canceled) renewKey()
    },
    [isInCheckout, open, renewKey, replaceItems, resetOrdered, setFailed],
  )
}
