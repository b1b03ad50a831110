import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import { Spinner } from '../../design/loading/Spinner'
import { readSessionToken } from '../../services/sessionCookie'
import { useSession } from '../../state/useSession'
import { accountCopy as copy } from './accountCopy'
import styles from './AccountLayout.module.css'
import { SessionUnread } from './SessionUnread'

/** Waits while the session loads, says when it cannot be had, and leads a visitor home. docs/rules/accounts.md#protected-pages */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === 'signedIn') return children
  if (status === 'anonymous' && readSessionToken() !== null) return <SessionUnread />
  return (
    <div className={styles.wait}>
      <Spinner label={copy.loading} />
      {status === 'anonymous' && <Navigate to={paths.home.build()} replace />}
    </div>
  )
}
