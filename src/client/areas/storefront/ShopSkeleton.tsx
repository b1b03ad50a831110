import { collectionForPath } from '#domain/catalogue/collections'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { CatalogueSkeleton } from './catalogue/CatalogueSkeleton'
import { Skeleton } from '../../design/loading/Skeleton'
import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { shopCopy } from './shopCopy'
import { ShopFrame } from './ShopFrame'
import styles from './ShopSkeleton.module.css'

export function ShopSkeleton({ pathname }: { pathname: string }) {
  return (
    <ShopFrame
      storefront={storefrontForPath(pathname)}
      collection={collectionForPath(pathname)}
      bar={
        <div className={styles.bar}>
          <Skeleton width="100%" height="100%" shape="block" />
        </div>
      }
      cart={
        <div className={styles.cart}>
          <Skeleton width="100%" height="16rem" shape="block" />
        </div>
      }
    >
      <VisuallyHidden role="status">{shopCopy.loading}</VisuallyHidden>
      <div className={styles.list}>
        <div className={styles.cards}>
          <CatalogueSkeleton />
        </div>
      </div>
    </ShopFrame>
  )
}
