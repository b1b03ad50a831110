import type { ReactNode } from 'react'
import { actionCopy } from '../config/actionCopy'
import { Button } from '../design/buttons/Button'
import { giveFocusBack, withAncestors } from '../design/focus/giveFocusBack'
import { Notice } from '../design/notices/Notice'

/** What could not be fetched, and the button that tries again; the focus goes to what takes the place of both. */
export const RetryNotice = ({
  children,
  onRetry,
}: {
  children: ReactNode
  onRetry: () => void
}) => (
  <Notice tone="danger">
    <p>{children}</p>
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
