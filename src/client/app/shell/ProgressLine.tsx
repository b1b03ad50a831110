import { VisuallyHidden } from '../../design/text/VisuallyHidden'
import { appCopy } from '../appCopy'
import styles from './ProgressLine.module.css'
import { useSlowNavigation } from '../navigation/useSlowNavigation'

/** A line at the top of the page when the next one takes its time. */
export function ProgressLine() {
  return (
    <div role="status">
      {useSlowNavigation() && (
        <>
          <div className={styles.line} />
          <VisuallyHidden>{appCopy.loading}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
