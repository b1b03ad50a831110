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

/** What becomes of an order, while it is looked for and once it is known: a place that stays reads out each comparison. */
export function ReorderWords({ comparison, isShown = true, ...lines }: Props) {
  const { status } = comparison
  return (
    <div>
      {status === 'failed' && <ReorderProblem onRetry={comparison.retry} />}
      <div className={styles.words} aria-live="polite">
        {status === 'loading' && <Spinner label={copy.comparing} isReadOut />}
        {status === 'loaded' && isShown && <ReorderLines comparison={comparison.data} {...lines} />}
        {status === 'loaded' && comparison.data.items.length === 0 && (
          <Notice tone="warning">{copy.nothing}</Notice>
        )}
      </div>
    </div>
  )
}
