import { useMemo } from 'react'
import { useRecoilState, useSetRecoilState } from 'recoil'
import { draftsState } from './draftsState'
import { ANONYMOUS, sessionState, type Session, type SessionUser } from './sessionState'

/** Who is signed in. The token is the cookie's business; signing in keeps the cart. */
export function useSession(): Session & { signIn(user: SessionUser): void; signOut(): void } {
  const [session, setSession] = useRecoilState(sessionState)
  const setDrafts = useSetRecoilState(draftsState)
  const verbs = useMemo(
    () => ({
      signIn: (user: SessionUser) => setSession({ status: 'signedIn', user }),
      signOut: () => {
        // The next person at this computer must not find what the last one typed.
        setDrafts({})
        setSession(ANONYMOUS)
      },
    }),
    [setSession, setDrafts],
  )
  return { ...session, ...verbs }
}
