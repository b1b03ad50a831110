import type { AccountType } from '../signUp/accountType'

/** What the sign-in panel shows; `signIn` by default. */
export type AuthMode =
  | { name: 'signIn'; email?: string; accountType?: AccountType }
  | { name: 'signUp'; email?: string }
  | { name: 'lostPassword'; email: string; accountType: AccountType }
  | { name: 'passwordMailSent'; email: string; accountType: AccountType }
  | { name: 'canteenAccess'; email: string }
  | { name: 'canteenMailSent'; email: string }
