import { appCopy } from './appCopy'
import styles from './SkipLink.module.css'

/** The first stop of the keyboard. */
export const SkipLink = () => (
  <a className={styles.skip} href="#contenu">
    {appCopy.skipToContent}
  </a>
)
