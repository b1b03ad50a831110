import { Skeleton } from '../../design/Skeleton'
import { cartCopy } from './cartCopy'
import styles from './CartPage.module.css'

export function CartPageSkeleton() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{cartCopy.title}</h1>
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  )
}
