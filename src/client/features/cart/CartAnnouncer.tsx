import { useEffect, useRef, useState } from 'react'
import { cartItemCount } from '../../../domain/cart'
import { formatMoney } from '../../../domain/money'
import type { CartTotals } from '../../../domain/pricing'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useCart } from '../../state/useCart'
import { cartCopy } from './cartCopy'

/** Reads the cart out after each change of its items, not when the page opens. */
export function CartAnnouncer({ totals }: { totals: CartTotals }) {
  const { cart } = useCart()
  const [words, setWords] = useState('')
  const announcedItems = useRef(cart.items)
  const total = formatMoney(totals.sumPriceCartTTC)

  useEffect(() => {
    if (announcedItems.current === cart.items) return
    announcedItems.current = cart.items
    setWords(cartCopy.announced(cartItemCount(cart), total))
  }, [cart, total])

  return <VisuallyHidden role="status">{words}</VisuallyHidden>
}
