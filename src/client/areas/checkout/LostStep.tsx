import { actionCopy } from '../../config/actionCopy'
import { failureCopy } from '../../config/failureCopy'
import { Button } from '../../design/Button'
import { Notice } from '../../design/Notice'

/** In place of a step that waits for the customer's own response, when that did not come. */
export function LostStep({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <p>{failureCopy.unreachable}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {actionCopy.retry}
      </Button>
    </Notice>
  )
}
