import { normaliseEmail } from '#domain/requests/fields'
import { Button } from '../../../design/buttons/Button'
import { useSession } from '../../../state/useSession'
import { authCopy } from '../signIn/authCopy'
import type { AuthMode } from '../signIn/AuthMode'
import styles from '../signIn/AuthPanel.module.css'
import { EmailForm } from '../signIn/EmailForm'
import { useRequestCanteenAccess } from './useRequestCanteenAccess'

/** Requests the mail that opens the canteen to a person of the company. */
export function CanteenAccess({
  email,
  onMode,
}: {
  email: string
  onMode: (mode: AuthMode) => void
}) {
  const requestAccess = useRequestCanteenAccess()
  // A customer who is signed in comes for the link alone.
  const { user } = useSession()

  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{authCopy.canteenAccessLead}</p>
      <EmailForm
        formLabel={authCopy.canteenAccessTitle}
        label={authCopy.workEmail}
        initialEmail={email}
        request={requestAccess}
        onSent={(address) => onMode({ name: 'canteenMailSent', email: normaliseEmail(address) })}
      />
      {user === null && (
        <Button
          variant="quiet"
          onClick={() => onMode({ name: 'signIn', email, accountType: 'canteen' })}
        >
          {authCopy.backToSignIn}
        </Button>
      )}
    </div>
  )
}
