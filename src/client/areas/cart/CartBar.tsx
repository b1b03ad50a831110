import { memo, useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { classNames } from '../../design/classNames'
import { Price } from '../../design/text/Price'
import { isPlainPress } from '../../services/isPlainPress'
import { cartCopy } from './cartCopy'
import styles from './CartBar.module.css'

type Props = { count: number; total: number }

/** Count and total at the bottom of small screens, once there is something to count. */
export const CartBar = memo(function CartBar({ count, total }: Props) {
  const isShown = count > 0
  const isIdle = useNavigation().state === 'idle'
  // The router announces the navigation in a low-priority rendering; the press must be shown at once.
  const [isFollowed, setFollowed] = useState(false)

  // The page could not be loaded, and the customer stays on this one.
  useEffect(() => {
    if (isIdle) setFollowed(false)
  }, [isIdle])

  // The bar comes with the first article, and may come above the very button that added it.
  useEffect(() => {
    if (isShown) document.querySelector('article :focus')?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  if (!isShown) return null
  return (
    <div className={styles.bar}>
      <Link
        className={classNames(styles.link, isFollowed && styles.followed)}
        to={paths.cart.build()}
        onClick={(event) => setFollowed(isPlainPress(event))}
      >
        <span>{cartCopy.bar(count)}</span>
        <span className={styles.action}>{cartCopy.seeCart}</span>
        <Price cents={total} suffix="TTC" />
      </Link>
    </div>
  )
})
