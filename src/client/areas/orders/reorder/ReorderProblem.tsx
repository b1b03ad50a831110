import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { reorderCopy as copy } from './reorderCopy'

/** The shop did not respond: another request may help. */
export function ReorderProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{copy.failed}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {copy.retry}
      </Button>
    </Notice>
  )
}
