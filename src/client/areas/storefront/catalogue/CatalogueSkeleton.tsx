import { classNames } from '../../../design/classNames'
import { Skeleton } from '../../../design/loading/Skeleton'
import cardStyles from './CatalogueCard.module.css'
import styles from './Catalogue.module.css'

const CARDS = [1, 2, 3, 4, 5, 6]

export function CatalogueSkeleton() {
  return (
    <div className={classNames(styles.catalogue, styles.waiting)} aria-hidden="true">
      <Skeleton width="min(100%, 14rem)" height="1.75rem" />
      <div className={styles.grid}>
        {CARDS.map((card) => (
          <div key={card} className={cardStyles.card}>
            <div className={cardStyles.plate}>
              <div className={cardStyles.blank} />
            </div>
            <div className={cardStyles.words}>
              <Skeleton width="80%" height="1.25rem" />
              <Skeleton width="100%" height="1rem" />
              <Skeleton width="50%" height="1rem" />
            </div>
            <div className={cardStyles.foot}>
              <Skeleton width="5rem" height="1.5rem" />
              <Skeleton width="6.5rem" height="2.75rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
