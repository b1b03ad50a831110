import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { cartItemCount } from '#domain/cart/cart'
import type { CartTotals } from '#domain/pricing/pricing'
import { paths } from '../../config/paths'
import { Price } from '../../design/Price'
import { useCart } from '../../state/useCart'
import { cartCopy } from './cartCopy'
import styles from './CartBar.module.css'

/** Count and total at the bottom of small screens, once there is something to count. */
export function CartBar({ totals }: { totals: CartTotals }) {
  const { cart } = useCart()
  const count = cartItemCount(cart)
  const isShown = count > 0

  // The bar comes with the first article, and may come above the very button that added it.
  useEffect(() => {
    if (isShown) document.querySelector('article :focus')?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <Link className={styles.link} to={paths.cart.build()}>
        <span className={styles.count}>{cartCopy.bar(count)}</span>
        <span className={styles.action}>{cartCopy.seeCart}</span>
        <Price cents={totals.sumPriceCartTTC} suffix="TTC" />
      </Link>
    </div>
  )
}
