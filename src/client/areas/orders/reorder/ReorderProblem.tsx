import { useEffect } from 'react'
import { actionCopy } from '../../../config/actionCopy'
import { onReconnect } from '../../../services/connection'
import { Button } from '../../../design/Button'
import { giveFocusBack, withAncestors } from '../../../design/giveFocusBack'
import { Notice } from '../../../design/Notice'
import { reorderCopy as copy } from './reorderCopy'

/** The shop did not respond: another request may help, and is sent by itself when the connection is back. */
export function ReorderProblem({ onRetry }: { onRetry: () => void }) {
  useEffect(() => onReconnect(onRetry), [onRetry])
  return (
    <Notice tone="danger">
      <p>{copy.failed}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={({ currentTarget }) => {
          giveFocusBack(withAncestors(currentTarget))
          onRetry()
        }}
      >
        {actionCopy.retry}
      </Button>
    </Notice>
  )
}
