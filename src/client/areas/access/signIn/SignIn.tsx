import { useState } from 'react'
import type { SessionUser } from '../../../state/sessionState'
import type { AccountType } from '../signUp/accountType'
import { AccountTypeChoice } from '../signUp/AccountTypeChoice'
import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'
import styles from './AuthPanel.module.css'
import { SignInForm } from './SignInForm'
import { SwitchMode } from './SwitchMode'

/** Signing in to a company account or to a canteen. */
export function SignIn({
  mode,
  onMode,
  onSignedIn,
}: {
  mode: Extract<AuthMode, { name: 'signIn' }>
  onMode: (mode: AuthMode) => void
  onSignedIn: (user: SessionUser) => void
}) {
  const [accountType, setAccountType] = useState<AccountType>(mode.accountType ?? 'b2b')
  const isCanteen = accountType === 'canteen'

  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{authCopy.signInLead}</p>
      <AccountTypeChoice value={accountType} onChange={setAccountType} />
      <SignInForm
        initialEmail={mode.email ?? ''}
        accountType={accountType}
        onSignedIn={onSignedIn}
        onPasswordLost={(email) => onMode({ name: 'lostPassword', email, accountType })}
        onMailSent={(email, type) => onMode({ name: 'passwordMailSent', email, accountType: type })}
        below={(email) =>
          isCanteen ? (
            <SwitchMode
              question={authCopy.canteenAccess}
              onClick={() => onMode({ name: 'canteenAccess', email })}
            >
              {authCopy.canteenAccessAction}
            </SwitchMode>
          ) : (
            <SwitchMode
              question={authCopy.noAccount}
              onClick={() => onMode({ name: 'signUp', email })}
            >
              {authCopy.signUpTitle}
            </SwitchMode>
          )
        }
      />
    </div>
  )
}
