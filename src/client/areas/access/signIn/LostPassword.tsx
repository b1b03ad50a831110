import { useState } from 'react'
import { normaliseEmail } from '#domain/requests/fields'
import { Button } from '../../../design/buttons/Button'
import { useSession } from '../../../state/useSession'
import { AccountTypeChoice } from '../signUp/AccountTypeChoice'
import { authCopy } from './authCopy'
import type { AuthMode } from './AuthMode'
import styles from './AuthPanel.module.css'
import { EmailForm } from './EmailForm'
import { useRetrievePassword } from './useRetrievePassword'

/** Requests the mail that sets a new password. */
export function LostPassword({
  mode,
  onMode,
}: {
  mode: Extract<AuthMode, { name: 'lostPassword' }>
  onMode: (mode: AuthMode) => void
}) {
  const [accountType, setAccountType] = useState(mode.accountType)
  const retrievePassword = useRetrievePassword()
  const { setMigrationB2BResetPassword } = useSession()

  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{authCopy.lostPasswordLead}</p>
      <AccountTypeChoice value={accountType} onChange={setAccountType} />
      <EmailForm
        formLabel={authCopy.lostPasswordTitle}
        label={authCopy.email}
        initialEmail={mode.email}
        request={(email) => {
          setMigrationB2BResetPassword(false)
          return retrievePassword(email, accountType)
        }}
        onSent={(email) =>
          onMode({
            name: 'passwordMailSent',
            email: normaliseEmail(email),
            accountType,
          })
        }
      />
      <Button
        variant="quiet"
        onClick={() => onMode({ name: 'signIn', email: mode.email, accountType })}
      >
        {authCopy.backToSignIn}
      </Button>
    </div>
  )
}
