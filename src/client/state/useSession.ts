import { useMemo } from 'react'
import { useRecoilState, useSetRecoilState } from 'recoil'
import { draftsState, keptDrafts } from './draftsState'
import {
  ANONYMOUS,
  migrationB2BResetPasswordState,
  sessionState,
  type Session,
  type SessionUser,
} from './sessionState'

type SessionVerbs = {
  signIn(user: SessionUser): void
  signOut(): void
  setMigrationB2BResetPassword(isMigration: boolean): void
}

/** Who is signed in. The token is the cookie's business; signing in keeps the cart. */
export function useSession(): Session & SessionVerbs & { migrationB2BResetPassword: boolean } {
  const [migrationB2BResetPassword, setMigrationB2BResetPassword] = useRecoilState(
    migrationB2BResetPasswordState,
  )
  const [session, setSession] = useRecoilState(sessionState)
  const setDrafts = useSetRecoilState(draftsState)
  const verbs = useMemo(
    () => ({
      signIn: (user: SessionUser) => {
        setMigrationB2BResetPassword(false)
        setSession({ status: 'signedIn', user })
      },
      signOut: () => {
        // The next person at this computer must not find what the last one typed.
        setDrafts(() => keptDrafts({}))
        setMigrationB2BResetPassword(false)
        setSession(ANONYMOUS)
      },
    }),
    [setSession, setDrafts, setMigrationB2BResetPassword],
  )
  return { ...session, ...verbs, migrationB2BResetPassword, setMigrationB2BResetPassword }
}
