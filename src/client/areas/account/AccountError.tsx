import { useRouteError } from 'react-router-dom'
import { actionCopy } from '../../config/actionCopy'
import { paths } from '../../config/paths'
import { EmptyState } from '../../design/notices/EmptyState'
import { LinkButton } from '../../design/buttons/LinkButton'
import { PageHeading } from '../../design/text/PageHeading'
import { RequestError } from '../../relay/RequestError'
import { accountCopy as copy } from './accountCopy'
import { PageNotHad } from './PageNotHad'
import { SessionOver } from './SessionOver'

/** A page of the account that could not be had; the navigation stays. A surprise goes to the screen further up. */
export function AccountError() {
  const error = useRouteError()
  if (!(error instanceof RequestError)) throw error
  return (
    <>
      <PageHeading>{copy.navigation}</PageHeading>
      {error.code === 'NOT_FOUND' && <NoSuchPage />}
      {error.code === 'UNAUTHENTICATED' && <SessionOver />}
      {error.code !== 'NOT_FOUND' && error.code !== 'UNAUTHENTICATED' && (
        <PageNotHad error={error} />
      )}
    </>
  )
}

const NoSuchPage = () => (
  <EmptyState
    title={copy.notFoundTitle}
    action={<LinkButton to={paths.account.build()}>{actionCopy.toOrders}</LinkButton>}
  >
    {copy.notFoundText}
  </EmptyState>
)
