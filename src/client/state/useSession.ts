import { useMemo } from 'react'
import { useRecoilCallback, useRecoilState, useSetRecoilState } from 'recoil'
import { draftStorage } from './draftStorage'
import { draftsState } from './draftsState'
import { visitorState, visitorStorage } from './visitorState'
import { keepOpeningHeight } from './openingStorage'
import { againAttemptStorage, attemptStorage, orderAttemptState } from './orderAttempt'
import { sentCardsState, sentCardsStorage } from './sentCardsState'
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
  const forgetPerson = useForgetPerson()
  const setVisitor = useSetRecoilState(visitorState)
  const verbs = useMemo(
    () => ({
      signIn: (user: SessionUser) => {
        setMigrationB2BResetPassword(false)
        setSession({ status: 'signedIn', user })
        // The key of an account that the visitor opened opens nothing more.
        setVisitor(visitorStorage.keep(null))
      },
      signOut: () => {
        forgetPerson()
        setMigrationB2BResetPassword(false)
        setSession(ANONYMOUS)
      },
    }),
    [setSession, setVisitor, forgetPerson, setMigrationB2BResetPassword],
  )
  return { ...session, ...verbs, migrationB2BResetPassword, setMigrationB2BResetPassword }
}

/** The next person at this computer must not find what the last one typed and ordered. */
const useForgetPerson = () =>
  useRecoilCallback(
    ({ set }) =>
      () => {
        set(draftsState, draftStorage.keep({}))
        set(visitorState, visitorStorage.keep(null))
        set(orderAttemptState, attemptStorage.keep(null))
        againAttemptStorage.keep(null)
        keepOpeningHeight(null)
        set(sentCardsState, sentCardsStorage.keep([]))
      },
    [],
  )
