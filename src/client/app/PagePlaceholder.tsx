import { useLocation } from 'react-router-dom'
import { isShopPath } from '../../domain/routes'
import { Spinner } from '../design/Spinner'
import styles from './PagePlaceholder.module.css'

const CARDS = [1, 2, 3, 4, 5, 6]

/** While a page comes. The shop's is the very drawing that the page brought along (src/client/page/shell.css). */
export function PagePlaceholder() {
  const { pathname } = useLocation()
  if (!isShopPath(pathname)) {
    return (
      <div className={styles.wait}>
        <Spinner />
      </div>
    )
  }
  return (
    <div className="shell-page" aria-hidden="true">
      <div className="shell-heading" />
      <div className="shell-delivery" />
      <div className="shell-filters" />
      <div className="shell-cards">
        {CARDS.map((card) => (
          <span key={card} />
        ))}
      </div>
    </div>
  )
}
