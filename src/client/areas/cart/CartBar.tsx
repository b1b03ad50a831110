import { memo, useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import { paths } from '../../config/paths'
import { classNames } from '../../design/classNames'
import { Price } from '../../design/Price'
import { cartCopy } from './cartCopy'
import styles from './CartBar.module.css'

type Props = { count: number; total: number }

/** Count and total at the bottom of small screens, once there is something to count. */
export const CartBar = memo(function CartBar({ count, total }: Props) {
  const isShown = count > 0

  // The bar comes with the first article, and may come above the very button that added it.
  useEffect(() => {
    if (isShown) document.querySelector('article :focus')?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <NavLink
        className={({ isPending }) => classNames(styles.link, isPending && styles.followed)}
        to={paths.cart.build()}
      >
        <span className={styles.count}>{cartCopy.bar(count)}</span>
        <span className={styles.action}>{cartCopy.seeCart}</span>
        <Price cents={total} suffix="TTC" />
      </NavLink>
    </div>
  )
})
