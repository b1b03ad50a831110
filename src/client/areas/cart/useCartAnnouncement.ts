import { useEffect, useRef } from 'react'
import { cartItemCount } from '#domain/cart/cart'
import { formatMoney } from '#domain/pricing/money'
import type { CartTotals } from '#domain/pricing/pricing'
import { useCart } from '../../state/useCart'
import { cartCopy } from './cartCopy'

/** Tells the cart after each change of its items; the cart that the page opened with only when `isFirstTold`. */
export function useCartAnnouncement(
  totals: CartTotals,
  announce: (words: string) => void,
  isFirstTold: boolean,
) {
  const { cart } = useCart()
  const toldItems = useRef(isFirstTold ? null : cart.items)
  const total = formatMoney(totals.sumPriceCartTTC)

  useEffect(() => {
    if (toldItems.current === cart.items) return
    toldItems.current = cart.items
    announce(cartCopy.announced(cartItemCount(cart), total))
  }, [cart, total, announce])
}
