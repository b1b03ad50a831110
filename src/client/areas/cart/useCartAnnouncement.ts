import { useEffect, useRef } from 'react'
import { cartItemCount } from '#domain/cart/cart'
import { formatMoney } from '#domain/pricing/money'
import { cartCopy } from './cartCopy'
import type { CartContents } from './useCartContents'

/** Tells the cart after each change of its items; the cart that the page opened with only when `isFirstTold`. */
export function useCartAnnouncement(
  { cart, totals }: CartContents,
  announce: (words: string) => void,
  isFirstTold: boolean,
) {
  const toldItems = useRef(isFirstTold ? null : cart.items)
  const total = formatMoney(totals.sumPriceCartTTC)

  useEffect(() => {
    if (toldItems.current === cart.items) return
    toldItems.current = cart.items
    announce(cartCopy.announced(cartItemCount(cart), total))
  }, [cart, total, announce])
}
