import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { NarrowPage } from '../../design/NarrowPage'
import { emailUnsubscribeCopy as copy } from '../../features/emailUnsubscribe/emailUnsubscribeCopy'
import { useNotFound } from '../../relay/useNotFound'
import { useSession } from '../../state/useSession'

/** A link that is not ours. */
export function EmailUnsubscribeError() {
  useNotFound()
  const { user } = useSession()
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
