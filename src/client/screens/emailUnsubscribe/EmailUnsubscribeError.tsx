import { useRouteError } from 'react-router-dom'
import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { NarrowPage } from '../../design/NarrowPage'
import { emailUnsubscribeCopy as copy } from '../../features/emailUnsubscribe/emailUnsubscribeCopy'
import { RequestError } from '../../relay/RequestError'
import { useSession } from '../../state/useSession'

/** A link that is not ours. Anything else is a surprise, for the screen further up. */
export function EmailUnsubscribeError() {
  const error = useRouteError()
  const { user } = useSession()
  if (!(error instanceof RequestError) || error.code !== 'NOT_FOUND') throw error
  return (
    <NarrowPage title={copy.title}>
      <EmptyState
        title={copy.notFoundTitle}
        action={
          user ? (
            <LinkButton to={paths.account.build('abonnements')}>{copy.toAccount}</LinkButton>
          ) : (
            <LinkButton to={paths.home.build()}>{copy.backToShop}</LinkButton>
          )
        }
      >
        {copy.notFound}
      </EmptyState>
    </NarrowPage>
  )
}
