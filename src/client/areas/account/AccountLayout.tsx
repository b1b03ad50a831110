import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '../../design/loading/Spinner'
import styles from './AccountLayout.module.css'
import { AccountNavigation } from './AccountNavigation'
import { ProtectedRoute } from './ProtectedRoute'
import { useOwnPages } from './useOwnPages'

/** What stands around the pages of the account, for the person who is signed in. */
export function AccountLayout() {
  const isOwn = useOwnPages()
  const wait = (
    <div className={styles.wait}>
      <Spinner />
    </div>
  )
  return (
    <ProtectedRoute>
      <div className={styles.account}>
        <AccountNavigation />
        <div className={styles.content}>
          <Suspense fallback={wait}>{isOwn ? <Outlet /> : wait}</Suspense>
        </div>
      </div>
    </ProtectedRoute>
  )
}
