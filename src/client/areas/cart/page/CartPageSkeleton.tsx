import { Skeleton } from '../../../design/loading/Skeleton'
import styles from './CartPage.module.css'
import { emptyCartCopy } from '../emptyCartCopy'

export function CartPageSkeleton() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{emptyCartCopy.title}</h1>
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="5rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  )
}
