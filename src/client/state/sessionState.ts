import { atom } from 'recoil'

/** A customer who is signed in; the token stays in its cookie. */
export type SessionUser = {
  id: string
  firstname: string
  lastname: string
  email: string
  phone: string | null
  type: string
  companyName: string | null
  canUseWireTransfer: boolean
}

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedIn'; user: SessionUser }
  | { status: 'anonymous'; user: null }

export const LOADING: Session = { status: 'loading', user: null }
export const ANONYMOUS: Session = { status: 'anonymous', user: null }

/**
 * Whether signing in found an account that came without a password, and asked for the mail that sets one.
 * docs/rules/accounts.md#accounts-without-a-password
 */
export const migrationB2BResetPasswordState = atom<boolean>({
  key: 'migrationB2BResetPassword',
  default: false,
})

/** The token by which this tab began; another tab may have another one by the time that the page has come to life. */
export const firstTokenState = atom<string | null>({ key: 'firstToken', default: null })

export const sessionState = atom<Session>({ key: 'session', default: ANONYMOUS })

/** Counts the customers who took this tab over from another one: what was loaded for the one before is not theirs. */
export const personState = atom<number>({ key: 'person', default: 0 })
