import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { Link } from 'react-router-dom'
import { cartItemCount } from '#domain/cart/cart'
import { paths } from '../../config/paths'
import { useCart } from '../../state/useCart'
import { appCopy } from '../appCopy'
import styles from './CartLink.module.css'
import { usePagesOfCart } from './usePagesOfCart'

/** Three digits would cover the bag. */
const MAX_SHOWN = 99

export function CartLink() {
  const { cart } = useCart()
  const count = cartItemCount(cart)
  usePagesOfCart(count > 0)

  return (
    <Link className={styles.cart} to={paths.cart.build()} aria-label={appCopy.cartWith(count)}>
      <ShoppingBag aria-hidden="true" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </Link>
  )
}
