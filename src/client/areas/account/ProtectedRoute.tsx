import { type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import { Spinner } from '../../design/Spinner'
import { useSession } from '../../state/useSession'
import { accountCopy as copy } from './accountCopy'
import styles from './AccountLayout.module.css'

/** Waits while authentication loads, and leads home whoever is not, or no longer, signed in. Specification, section 2. */
export function ProtectedRoute({ children }: { children: ReactNode }) {
  const { status } = useSession()
  if (status === 'anonymous') return <Navigate to={paths.home.build()} replace />
  if (status === 'signedIn') return children
  return (
    <div className={styles.wait}>
      <Spinner label={copy.loading} />
    </div>
  )
}
