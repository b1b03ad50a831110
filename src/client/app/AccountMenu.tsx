import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { useLocation } from 'react-router-dom'
import { Button } from '../design/Button'
import { useModal } from '../state/useModal'
import { useSession } from '../state/useSession'
import { AccountButton } from './AccountButton'
import styles from './AccountMenu.module.css'
import { appCopy } from './appCopy'

/** The way in, or the name of who is in. */
export function AccountMenu() {
  const { user } = useSession()
  const { open } = useModal()
  const { pathname } = useLocation()

  // A person who leaves a page and comes back by the menu finds it closed.
  if (user) return <AccountButton key={pathname} user={user} />
  return (
    <Button
      className={styles.visitor}
      variant="quiet"
      iconStart={<CircleUserRound />}
      onClick={() => open({ kind: 'signIn', returnTo: null })}
      aria-label={appCopy.signIn}
    >
      <span className={styles.name}>{appCopy.signIn}</span>
    </Button>
  )
}
