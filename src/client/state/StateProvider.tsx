import type { ReactNode } from 'react'
import { RecoilRoot } from 'recoil'
import { arrivalState } from './arrivalState'
import { NO_ORIGIN, originState, type Origin } from './originState'
import { firstTokenState, LOADING, sessionState, type SessionUser } from './sessionState'

/**
 * Holds the client's state, `user` being signed in from the start by `token`. `isSessionLoading` when a session cookie is there
 * and its user is not yet known.
 */
export function StateProvider({
  children,
  user = null,
  token = null,
  origin = NO_ORIGIN,
  arrival = null,
  isSessionLoading = false,
}: {
  children: ReactNode
  user?: SessionUser | null
  token?: string | null
  origin?: Origin
  arrival?: string | null
  isSessionLoading?: boolean
}) {
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (isSessionLoading) set(sessionState, LOADING)
        if (user !== null) set(sessionState, { status: 'signedIn', user })
        set(firstTokenState, token)
        set(originState, origin)
        set(arrivalState, arrival)
      }}
    >
      {children}
    </RecoilRoot>
  )
}
