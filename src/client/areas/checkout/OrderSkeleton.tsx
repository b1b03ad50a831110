import { Skeleton } from '../../design/loading/Skeleton'
import { Spinner } from '../../design/loading/Spinner'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { orderCopy } from './orderCopy'
import styles from './OrderLayout.module.css'

/** The checkout's shape while its data comes. */
export function OrderSkeleton() {
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <Spinner label={orderCopy.loading} />
      </VisuallyHidden>
      <Skeleton shape="block" height="3rem" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="8rem" />
        </div>
        <Skeleton shape="block" height="20rem" />
      </div>
    </div>
  )
}
