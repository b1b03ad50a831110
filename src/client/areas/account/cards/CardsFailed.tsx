import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import { cardsCopy as copy } from './cardsCopy'

/** In place of the cards that could not be had. */
export const CardsFailed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState title={copy.failed} action={<Button onClick={onRetry}>{actionCopy.retry}</Button>}>
    {copy.failedText}
  </EmptyState>
)
