import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { NarrowPage } from '../../design/NarrowPage'
import { orderFeedbackCopy as copy } from '../../features/orderFeedback/orderFeedbackCopy'
import { useNotFound } from '../../relay/useNotFound'

/** A link that leads to no delivered order. */
export function FeedbackError() {
  useNotFound()
  return (
    <NarrowPage title={copy.title}>
      <EmptyState
        title={copy.notFoundTitle}
        action={<LinkButton to={paths.home.build()}>{copy.backToShop}</LinkButton>}
      >
        {copy.notFound}
      </EmptyState>
    </NarrowPage>
  )
}
