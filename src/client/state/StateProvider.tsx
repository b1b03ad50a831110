import type { ReactNode } from 'react'
import { RecoilRoot } from 'recoil'
import { LOADING, sessionState, type SessionUser } from './sessionState'

/**
 * Holds the client's state, `user` being signed in from the start. `isSessionLoading` when a session cookie is there
 * and its user is not yet known.
 */
export function StateProvider({
  children,
  user = null,
  isSessionLoading = false,
}: {
  children: ReactNode
  user?: SessionUser | null
  isSessionLoading?: boolean
}) {
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (isSessionLoading) set(sessionState, LOADING)
        if (user !== null) set(sessionState, { status: 'signedIn', user })
      }}
    >
      {children}
    </RecoilRoot>
  )
}
