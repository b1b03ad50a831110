import type { AuthMode } from './AuthPanel'
import { authCopy } from './authCopy'

const titles: Record<AuthMode['name'], string> = {
  signIn: authCopy.signInTitle,
  signUp: authCopy.signUpTitle,
  lostPassword: authCopy.lostPasswordTitle,
}

export const authTitle = ({ name }: AuthMode) => titles[name]
