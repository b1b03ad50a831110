import { type ReactNode } from 'react'
import { failureCopy } from '../../../config/failureCopy'
import { Button } from '../../../design/Button'
import { Notice } from '../../../design/Notice'
import { Spinner } from '../../../design/Spinner'
import { authCopy } from '../signIn/authCopy'
import styles from '../signIn/AuthPanel.module.css'
import type { useTokenCheck } from './useTokenCheck'

/** What a mailed link leads to: shown once the link is known to hold, and `gone` in its place when it does not. */
export function TokenGate({
  check,
  gone,
  children,
}: {
  check: ReturnType<typeof useTokenCheck>
  gone: ReactNode
  children: ReactNode
}) {
  switch (check.state) {
    case 'checking':
      return <Spinner label={authCopy.checking} />
    case 'usable':
      return children
    case 'gone':
      return gone
    default:
      return (
        <div className={styles.panel}>
          <Notice tone="danger">
            {check.state === 'limited' ? failureCopy.rateLimited : failureCopy.failed}
          </Notice>
          <Button variant="secondary" onClick={check.retry}>
            {authCopy.retry}
          </Button>
        </div>
      )
  }
}
