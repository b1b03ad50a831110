import { useMemo } from 'react'
import { useRecoilCallback, useRecoilState, useRecoilValue, useSetRecoilState } from 'recoil'
import { begunCart, cartOfNoOne, cartState } from './cartState'
import { cartCustomer, tabCustomer } from './customerStorage'
import { draftStorage } from './draftStorage'
import { draftsState } from './draftsState'
import { cartSyncFailedState } from './useCartSync'
import { visitorState, visitorStorage } from './visitorState'
import { heldOrderState, heldOrderStorage } from './heldOrder'
import { openingStorage } from './openingStorage'
import { againAttemptStorage, attemptStorage, orderAttemptState } from './orderAttempt'
import { sentCardsState, sentCardsStorage } from './sentCardsState'
import {
  ANONYMOUS,
  migrationB2BResetPasswordState,
  personState,
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
  const takeOver = useTakeOver()
  const setVisitor = useSetRecoilState(visitorState)
  const setHeldOrder = useSetRecoilState(heldOrderState)
  const verbs = useMemo(
    () => ({
      signIn: (user: SessionUser) => {
        takeOver(user)
        setMigrationB2BResetPassword(false)
        setSession({ status: 'signedIn', user })
        // The key with which the visitor opened an account is of no more use.
        setVisitor(visitorStorage.keep(null))
      },
      signOut: () => {
        forgetPerson()
        setHeldOrder(heldOrderStorage.keep(null))
        setMigrationB2BResetPassword(false)
        setSession(ANONYMOUS)
      },
    }),
    [setSession, setVisitor, setHeldOrder, forgetPerson, takeOver, setMigrationB2BResetPassword],
  )
  return { ...session, ...verbs, migrationB2BResetPassword, setMigrationB2BResetPassword }
}

/** The next person at this computer must not find what the last one typed and ordered. */
const useForgetPerson = () =>
  useRecoilCallback(
    ({ set, reset }) =>
      () => {
        tabCustomer.keep(null)
        reset(cartSyncFailedState)
        set(draftsState, draftStorage.keep({}))
        set(visitorState, visitorStorage.keep(null))
        set(orderAttemptState, attemptStorage.keep(null))
        againAttemptStorage.keep(null)
        openingStorage.keep(null)
        set(sentCardsState, sentCardsStorage.keep([]))
      },
    [],
  )

/**
 * Makes what this browser keeps that of a customer: what another one has left is forgotten. To be called of whoever is signed in,
 * as often as one likes. docs/rules/accounts.md#sessions
 */
export function useTakeOver() {
  const forgetPerson = useForgetPerson()
  return useRecoilCallback(
    ({ snapshot, set }) =>
      ({ id }: SessionUser) => {
        const { user } = snapshot.getLoadable(sessionState).getValue()
        // An account that is opened with an order is that of the visitor who has just filled the cart.
        const isOpened = snapshot.getLoadable(visitorState).getValue()?.hasAccount === false
        const isOther = (other: string | null) => other !== null && other !== id && !isOpened
        if (isOther(tabCustomer.load() ?? user?.id ?? null)) {
          forgetPerson()
          set(personState, (count) => count + 1)
        }
        if (isOther(cartCustomer.load())) {
          set(cartState, ({ cart }) => begunCart(cart, cartOfNoOne(cart)))
          set(heldOrderState, heldOrderStorage.keep(null))
        }
        tabCustomer.keep(id)
        cartCustomer.keep(id)
      },
    [forgetPerson],
  )
}

/** A number that changes each time another customer signs in within this tab; used as a key, it discards what was loaded for the one before. */
export const usePerson = (): number => useRecoilValue(personState)
