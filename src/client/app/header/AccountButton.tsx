import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { LinkButton } from '../../design/buttons/LinkButton'
import type { SessionUser } from '../../state/sessionState'
import styles from './AccountButton.module.css'
import { appCopy } from '../appCopy'
import { useSignOut } from './useSignOut'

/** Who is signed in, the way to the account, and the way out. */
export function AccountButton({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const signOut = useSignOut()
  const name = `${user.firstname} ${user.lastname}`

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    buttonRef.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return (
    // The keys and the focus of the two buttons inside are heard here, where both bubble to.
    <div className={styles.account} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={buttonRef}
        variant="quiet"
        iconStart={<CircleUserRound />}
        aria-label={appCopy.account(name)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.name}>{user.firstname}</span>
      </Button>
      {isOpen && (
        <div className={styles.menu}>
          <p className={styles.who}>
            <strong>{name}</strong>
            {user.companyName && <span>{user.companyName}</span>}
            <span>{user.email}</span>
          </p>
          <LinkButton variant="quiet" to={paths.account.build('commandes')}>
            {appCopy.myOrders}
          </LinkButton>
          <LinkButton variant="quiet" to={paths.account.build('informations')}>
            {appCopy.myAccount}
          </LinkButton>
          <Button variant="secondary" iconStart={<LogOut />} onClick={() => void signOut()}>
            {appCopy.signOut}
          </Button>
        </div>
      )}
    </div>
  )
}
