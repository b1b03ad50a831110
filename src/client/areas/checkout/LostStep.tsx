import { failureCopy } from '../../config/failureCopy'
import { RetryNotice } from '../../relay/RetryNotice'

/** In place of a step that waits for the customer's own response, when that did not come. */
export function LostStep({ onRetry }: { onRetry: () => void }) {
  return <RetryNotice onRetry={onRetry}>{failureCopy.unreachable}</RetryNotice>
}
