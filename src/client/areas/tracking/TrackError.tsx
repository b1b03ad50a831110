import { useLocation } from 'react-router-dom'
import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { Button } from '../../design/buttons/Button'
import { EmptyState } from '../../design/notices/EmptyState'
import { LinkButton } from '../../design/buttons/LinkButton'
import { PageHeading } from '../../design/text/PageHeading'
import { trackingCopy as copy } from './trackingCopy'
import { useNotFound } from '../../relay/useNotFound'
import { useModal } from '../../state/useModal'
import { useSession } from '../../state/useSession'
import styles from './TrackScreen.module.css'

/** An order that no one here may follow. */
export function TrackError() {
  useNotFound()
  const { pathname } = useLocation()
  const { status } = useSession()
  const { open } = useModal()
  return (
    <div className={styles.page}>
      <PageHeading>{copy.pageTitle}</PageHeading>
      <EmptyState
        title={copy.notFoundTitle}
        action={
          status === 'signedIn' ? (
            <LinkButton to={paths.home.build()}>{copy.backToShop}</LinkButton>
          ) : (
            <Button onClick={() => open({ kind: 'signIn', returnTo: pathname })}>
              {actionCopy.signIn}
            </Button>
          )
        }
      >
        {copy.notFound}
      </EmptyState>
    </div>
  )
}
