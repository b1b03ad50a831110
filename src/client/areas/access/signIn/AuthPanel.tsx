import { useFocusOnSwitch } from '../../../design/focus/useFocusOnSwitch'
import type { SessionUser } from '../../../state/sessionState'
import { useSession } from '../../../state/useSession'
import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'
import styles from './AuthPanel.module.css'
import { CanteenAccess } from '../canteen/CanteenAccess'
import { LostPassword } from './LostPassword'
import { MailSent } from './MailSent'
import { SignIn } from './SignIn'
import { SignUpForm } from '../signUp/SignUpForm'
import { SwitchMode } from './SwitchMode'
import { useRequestCanteenAccess } from '../canteen/useRequestCanteenAccess'
import { useRetrievePassword } from './useRetrievePassword'

type Props = {
  mode: AuthMode
  onMode: (mode: AuthMode) => void
  onSignedIn: (user: SessionUser) => void
  /** The account is new, and welcomed already. */
  onSignedUp: () => void
}

/** Signing in, signing up, and what to do without a password; in the dialog and on the page. */
export function AuthPanel(props: Props) {
  const ref = useFocusOnSwitch<HTMLDivElement>(props.mode.name)
  return (
    <div ref={ref}>
      <ModePanel {...props} />
    </div>
  )
}

function ModePanel({ mode, onMode, onSignedIn, onSignedUp }: Props) {
  const { user, migrationB2BResetPassword } = useSession()
  const retrievePassword = useRetrievePassword()
  const requestAccess = useRequestCanteenAccess()

  switch (mode.name) {
    case 'signUp':
      return (
        <div className={styles.panel}>
          <p className={styles.lead}>{authCopy.signUpLead}</p>
          <SignUpForm
            initialEmail={mode.email ?? ''}
            onSignedUp={onSignedUp}
            below={(email) => (
              <SwitchMode
                question={authCopy.hasAccount}
                onClick={() => onMode({ name: 'signIn', email })}
              >
                {authCopy.signInTitle}
              </SwitchMode>
            )}
          />
        </div>
      )
    case 'lostPassword':
      return <LostPassword mode={mode} onMode={onMode} />
    case 'passwordMailSent':
      return (
        <MailSent
          onAgain={() => retrievePassword(mode.email, mode.accountType)}
          onBack={() => onMode({ ...mode, name: 'signIn' })}
        >
          {migrationB2BResetPassword
            ? authCopy.passwordMailSentTo(mode.email)
            : authCopy.passwordMailSent(mode.email)}
        </MailSent>
      )
    case 'canteenAccess':
      return <CanteenAccess email={mode.email} onMode={onMode} />
    case 'canteenMailSent':
      return (
        <MailSent
          onAgain={() => requestAccess(mode.email)}
          {...(user === null && {
            onBack: () => onMode({ name: 'signIn', email: mode.email, accountType: 'canteen' }),
          })}
        >
          {authCopy.canteenMailSent(mode.email)}
        </MailSent>
      )
    default:
      return <SignIn mode={mode} onMode={onMode} onSignedIn={onSignedIn} />
  }
}
