import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'

const titles: Record<AuthMode['name'], string> = {
  signIn: authCopy.signInTitle,
  signUp: authCopy.signUpTitle,
  lostPassword: authCopy.lostPasswordTitle,
  passwordMailSent: authCopy.mailSentTitle,
  canteenAccess: authCopy.canteenAccessTitle,
  canteenMailSent: authCopy.mailSentTitle,
}

/** `isMigration` when the mail was requested by the sign-in itself, for an account that was taken over without a password. */
export const authTitle = (mode: AuthMode, isMigration: boolean) =>
  mode.name === 'passwordMailSent' && isMigration ? authCopy.passwordNeededTitle : titles[mode.name]
