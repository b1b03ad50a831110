import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { Notice } from '../../../design/notices/Notice'
import { productCopy } from './productCopy'
import styles from './ProductDetails.module.css'

/** A sheet that cannot be loaded leaves the shop as it is and can be requested again. */
export const DetailsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.details}>
    <Notice tone="danger">{productCopy.failed}</Notice>
    <Button variant="secondary" onClick={onRetry}>
      {actionCopy.retry}
    </Button>
  </div>
)
