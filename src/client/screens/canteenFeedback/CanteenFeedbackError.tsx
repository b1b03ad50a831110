import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { NarrowPage } from '../../design/NarrowPage'
import { canteenFeedbackCopy as copy } from '../../features/canteenFeedback/canteenFeedbackCopy'
import { useNotFound } from '../../relay/useNotFound'

/** A link that leads to no delivered canteen order. */
export function CanteenFeedbackError() {
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
