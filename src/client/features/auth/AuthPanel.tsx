import { Button } from '../../design/Button'
import type { SessionUser } from '../../state/sessionState'
import { authCopy } from './authCopy'
import styles from './AuthPanel.module.css'
import { LostPassword } from './LostPassword'
import { SignInForm } from './SignInForm'
import { SignUpForm } from './SignUpForm'

export type AuthMode =
  | { name: 'signIn'; email?: string | undefined }
  | { name: 'signUp' }
  | { name: 'lostPassword'; email: string }

/** Signing in, signing up, and what to do without a password; in the dialog and on the page. */
export function AuthPanel({
  mode,
  onMode,
  onSignedIn,
}: {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onSignedIn: (user: SessionUser) => void
}) {
  if (mode.name === 'lostPassword') {
    return <LostPassword email={mode.email} onBack={() => onMode({ name: 'signIn' })} />
  }
  const isSignIn = mode.name === 'signIn'

  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{isSignIn ? authCopy.signInLead : authCopy.signUpLead}</p>
      {isSignIn ? (
        <SignInForm
          initialEmail={mode.email ?? ''}
          onSignedIn={onSignedIn}
          onPasswordMissing={(email) => onMode({ name: 'lostPassword', email })}
        />
      ) : (
        <SignUpForm onSignedIn={onSignedIn} />
      )}
      <p className={styles.other}>
        {isSignIn ? authCopy.noAccount : authCopy.hasAccount}
        <Button variant="quiet" onClick={() => onMode({ name: isSignIn ? 'signUp' : 'signIn' })}>
          {isSignIn ? authCopy.signUpTitle : authCopy.signInTitle}
        </Button>
      </p>
    </div>
  )
}
