import { useEffect } from 'react'
import { COMPANY, HELP_PHONE_LINK } from '#domain/customer/company'
import { actionCopy } from '../../config/actionCopy'
import { Button } from '../../design/buttons/Button'
import { EmptyState } from '../../design/notices/EmptyState'
import { PageHeading } from '../../design/text/PageHeading'
import { onReconnect } from '../../services/connection'
import { tellPageFailed } from '../../services/failedPage'
import { accountCopy as copy } from './accountCopy'

const reload = () => location.reload()

/** The browser has a session, but its user could not be looked up: the page loads again when the connection is back. */
export function SessionUnread() {
  useEffect(tellPageFailed, [])
  useEffect(() => onReconnect(reload), [])
  return (
    <>
      <PageHeading>{copy.navigation}</PageHeading>
      <EmptyState
        title={copy.errorTitle}
        action={<Button onClick={reload}>{actionCopy.retry}</Button>}
      >
        <p>
          {copy.errorText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
        </p>
      </EmptyState>
    </>
  )
}
