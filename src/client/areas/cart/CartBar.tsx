import { memo, useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { classNames } from '../../design/classNames'
import { Price } from '../../design/Price'
import { isPlainPress } from '../../services/isPlainPress'
import { cartCopy } from './cartCopy'
import styles from './CartBar.module.css'

type Props = { count: number; total: number }

/** Count and total at the bottom of small screens, once there is something to count. */
export const CartBar = memo(function CartBar({ count, total }: Props) {
  const isShown = count > 0
  const isIdle = useNavigation().state === 'idle'
  // The router tells of the way to the page in a rendering that has time; the press is shown at once.
  const [isFollowed, setFollowed] = useState(false)

  // The page could not come: one stays here.
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
