import BookOpen from 'lucide-react/icons/book-open'
import { Link } from 'react-router-dom'
import { paths } from '../../config/paths'
import { appCopy } from '../appCopy'
import styles from './MenuLink.module.css'

/** The way to the whole menu on a phone; a wider screen shows every storefront beside it. */
export const MenuLink = () => (
  <Link className={styles.menu} to={paths.menu.build()} aria-label={appCopy.wholeMenu}>
    <BookOpen aria-hidden="true" />
  </Link>
)
