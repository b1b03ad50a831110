import { useState } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { COMPANY, HELP_PHONE_LINK } from '../../../domain/company'
import { paths } from '../../config/paths'
import { Button } from '../../design/Button'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { PageHeading } from '../../design/PageHeading'
import { RequestError } from '../../relay/RequestError'
import { accountCopy as copy } from './accountCopy'

/** A page of the account that could not be had; the navigation stays. A surprise goes to the screen further up. */
export function AccountError() {
  const error = useRouteError()
  const location = useLocation()
  const navigate = useNavigate()
  // Another failure is another error: it can be asked for again.
  const [retried, setRetried] = useState<unknown>(null)
  if (!(error instanceof RequestError)) throw error

  // Not by asking the loaders again: they answer before React has drawn that they were asked, and this screen would stay.
  const retry = () => {
    setRetried(error)
    void navigate(location, { replace: true, preventScrollReset: true })
  }
  const isNotFound = error.code === 'NOT_FOUND'
  const title = isNotFound ? copy.notFoundTitle : copy.errorTitle
  return (
    <>
      <PageHeading>{copy.navigation}</PageHeading>
      <EmptyState
        title={title}
        action={
          isNotFound ? (
            <LinkButton to={paths.account.build()}>{copy.backToOrders}</LinkButton>
          ) : (
            <Button isBusy={retried === error} onClick={retry}>
              {copy.retry}
            </Button>
          )
        }
      >
        {isNotFound ? (
          copy.notFoundText
        ) : (
          <p>
            {copy.errorText} <a href={HELP_PHONE_LINK}>{COMPANY.helpPhone}</a>.
          </p>
        )}
      </EmptyState>
    </>
  )
}
