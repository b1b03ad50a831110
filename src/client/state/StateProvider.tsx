import type { ReactNode } from 'react'
import { RecoilRoot } from 'recoil'
import { LOADING, sessionState } from './sessionState'

/** Holds the client's state. `isSessionLoading` when a session cookie is there and its user is not yet known. */
export function StateProvider({
  children,
  isSessionLoading = false,
}: {
  children: ReactNode
  isSessionLoading?: boolean
}) {
  return (
    <RecoilRoot
      initializeState={({ set }) => {
        if (isSessionLoading) set(sessionState, LOADING)
      }}
    >
      {children}
    </RecoilRoot>
  )
}
