import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '../../design/Spinner'
import styles from './AccountLayout.module.css'
import { AccountNavigation } from './AccountNavigation'
import { ProtectedRoute } from './ProtectedRoute'

/** What stands around the pages of the account, for the person who is signed in. */
export function AccountLayout() {
  return (
    <ProtectedRoute>
      <div className={styles.account}>
        <AccountNavigation />
        <div className={styles.content}>
          <Suspense
            fallback={
              <div className={styles.wait}>
                <Spinner />
              </div>
            }
          >
            <Outlet />
          </Suspense>
        </div>
      </div>
    </ProtectedRoute>
  )
}
