import { Notice } from '../../../design/notices/Notice'
import { Spinner } from '../../../design/loading/Spinner'
import styles from './Reorder.module.css'
import { reorderCopy as copy } from './reorderCopy'
import { ReorderLines } from './ReorderLines'
import { ReorderProblem } from './ReorderProblem'
import type { useReorderComparison } from './useReorderComparison'

type Props = {
  comparison: ReturnType<typeof useReorderComparison>
  /** Whether the lines are shown once they are known. */
  isShown?: boolean
  title?: string
}

/**
 * What becomes of an order, while it is looked for and once it is known. A place that stays reads out what came of each
 * comparison; the lines, of which there may be many, wait to be read.
 */
export function ReorderWords({ comparison, isShown = true, title = copy.content }: Props) {
  const { status } = comparison
  const reorder = status === 'loaded' && isShown ? comparison.data : null
  return (
    <div className={styles.content}>
      {status === 'failed' && <ReorderProblem onRetry={comparison.retry} />}
      {reorder && <h3>{title}</h3>}
      <div className={styles.words} aria-live="polite">
        {status === 'loading' && <Spinner label={copy.comparing} isReadOut />}
        {reorder && (
          <Notice tone={reorder.hasChanges ? 'warning' : 'success'}>
            {reorder.hasChanges ? copy.changed : copy.unchanged}
          </Notice>
        )}
        {status === 'loaded' && comparison.data.items.length === 0 && (
          <Notice tone="warning">{copy.nothing}</Notice>
        )}
      </div>
      {reorder && <ReorderLines lines={reorder.lines} />}
    </div>
  )
}
