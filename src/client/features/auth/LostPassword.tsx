import { COMPANY, HELP_PHONE_LINK } from '../../../domain/company'
import { Button } from '../../design/Button'
import { authCopy } from './authCopy'
import styles from './AuthPanel.module.css'

/** For an account that has no password yet. */
export function LostPassword({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className={styles.panel}>
      <p role="alert">{authCopy.lostPasswordText(email)}</p>
      <a className={styles.call} href={HELP_PHONE_LINK}>
        {authCopy.lostPasswordCall(COMPANY.helpPhone)}
      </a>
      <Button variant="quiet" onClick={onBack}>
        {authCopy.backToSignIn}
      </Button>
    </div>
  )
}
