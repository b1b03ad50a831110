import type { AccountType } from '../signUp/accountType'

/** What the sign-in panel shows; `signIn` when nothing is said. */
export type AuthMode =
  | { name: 'signIn'; email?: string; accountType?: AccountType }
  | { name: 'signUp'; email?: string }
  | { name: 'lostPassword'; email: string; accountType: AccountType }
  | { name: 'passwordMailSent'; email: string; accountType: AccountType }
  | { name: 'canteenAccess'; email: string }
  | { name: 'canteenMailSent'; email: string }
