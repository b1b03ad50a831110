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

export const authTitle = (mode: AuthMode) =>
  mode.name === 'passwordMailSent' && mode.isNeeded
    ? authCopy.passwordNeededTitle
    : titles[mode.name]
