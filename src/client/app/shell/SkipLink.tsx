import { appCopy } from '../appCopy'
import styles from './SkipLink.module.css'

/** The link past the header, the first element that the Tab key reaches. */
export const SkipLink = () => (
  <a className={styles.skip} href="#contenu">
    {appCopy.skipToContent}
  </a>
)
