import { useLocation, useRouteError } from 'react-router-dom'
import { actionCopy } from '../../../config/actionCopy'
import { Button } from '../../../design/buttons/Button'
import { EmptyState } from '../../../design/notices/EmptyState'
import { PageHeading } from '../../../design/text/PageHeading'
import { RequestError } from '../../../relay/RequestError'
import { useModal } from '../../../state/useModal'
import { NothingConfirmed } from './NothingConfirmed'
import { orderCopy as copy } from '../orderCopy'
import styles from '../OrderLayout.module.css'

/** An order that cannot be shown: unknown here, or waiting for its owner to sign in. Surprises go further up. */
export function ConfirmationError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const { open } = useModal()
  if (!(error instanceof RequestError)) throw error
  if (error.code === 'NOT_FOUND') return <NothingConfirmed />
  if (error.code !== 'UNAUTHENTICATED') throw error
  return (
    <div className={styles.page}>
      <PageHeading>{copy.pageTitle}</PageHeading>
      <EmptyState
        title={copy.signInTitle}
        action={
          <Button onClick={() => open({ kind: 'signIn', returnTo: `${pathname}${search}` })}>
            {actionCopy.signIn}
          </Button>
        }
      >
        {copy.confirmation.signInText}
      </EmptyState>
    </div>
  )
}
