import type { AccountType } from './accountType'

/** What the sign-in panel shows; `signIn` when nothing is said. */
export type AuthMode =
  | { name: 'signIn'; email?: string; accountType?: AccountType }
  | { name: 'signUp' }
  | { name: 'lostPassword'; email: string; accountType: AccountType }
  /** The mail is asked for; `isNeeded` when signing in found an account without a password and asked by itself. */
  | { name: 'passwordMailSent'; email: string; accountType: AccountType; isNeeded: boolean }
  | { name: 'canteenAccess'; email: string }
  | { name: 'canteenMailSent'; email: string }
