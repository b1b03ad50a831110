import { errorCopy } from '../../config/errorCopy'
import { Notice } from '../../design/notices/Notice'
import { appCopy } from '../appCopy'
import styles from './CookiesWarning.module.css'

export const CookiesWarning = () => (
  <aside className={styles.notice} aria-label={appCopy.cookiesTitle}>
    <Notice tone="warning">{errorCopy.cookiesDisabled}</Notice>
  </aside>
)
