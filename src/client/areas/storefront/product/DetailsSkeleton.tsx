import { Skeleton } from '../../../design/loading/Skeleton'
import { Spinner } from '../../../design/loading/Spinner'
import { productCopy } from './productCopy'
import styles from './ProductDetails.module.css'

export function DetailsSkeleton() {
  return (
    <div className={styles.details}>
      <Spinner label={productCopy.loading} />
      <Skeleton width="100%" height="4rem" />
      <Skeleton width="70%" height="1.5rem" />
      {/* As high as the ingredients and what stands beside them: a sheet that grew would climb on a desk. */}
      <Skeleton width="100%" height="36rem" />
    </div>
  )
}
