import CircleUserRound from 'lucide-react/icons/circle-user-round'
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { classNames } from '../../design/classNames'
import { LinkButton } from '../../design/buttons/LinkButton'
import { lazyPart } from '../../services/lazyPart'
import { useModal } from '../../state/useModal'
import { useSession } from '../../state/useSession'
import styles from './AccountMenu.module.css'

const AccountButton = lazyPart(() =>
  import('./AccountButton').then(({ AccountButton }) => AccountButton),
)

// A visitor who is on one of them already keeps the address that they go on to.
const SIGN_IN_PAGES: readonly string[] = [paths.auth.pattern, paths.authMobile.pattern]

/** Signing in (a page on a phone, a dialog on a wide screen), or the name of the customer who is signed in. */
export function AccountMenu() {
  const { user } = useSession()
  const { open } = useModal()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`

  // A person who leaves a page and comes back by the menu finds it closed.
  if (user) {
    return (
      <Suspense fallback={null}>
        <AccountButton key={pathname} user={user} />
      </Suspense>
    )
  }
  return (
    <>
      <LinkButton
        className={classNames(styles.visitor, styles.onPhone)}
        variant="quiet"
        iconStart={<CircleUserRound />}
        to={SIGN_IN_PAGES.includes(pathname) ? here : paths.authMobile.build(here)}
        aria-label={actionCopy.signIn}
      />
      <Button
        className={classNames(styles.visitor, styles.onDesk)}
        variant="quiet"
        iconStart={<CircleUserRound />}
        onClick={() => open({ kind: 'signIn', returnTo: null })}
      >
        {actionCopy.signIn}
      </Button>
    </>
  )
}
