import { Spinner } from '../../design/loading/Spinner'
import styles from './PagePlaceholder.module.css'

/** While a page comes that has no skeleton of its own. */
export function PagePlaceholder() {
  return (
    <div className={styles.wait}>
      <Spinner />
    </div>
  )
}
