import { useRouteError } from 'react-router-dom'
import { paths } from '../../config/paths'
import { EmptyState } from '../../design/EmptyState'
import { LinkButton } from '../../design/LinkButton'
import { NarrowPage } from '../../design/NarrowPage'
import { canteenFeedbackCopy as copy } from '../../features/canteenFeedback/canteenFeedbackCopy'
import { RequestError } from '../../relay/RequestError'

/** A link that leads to no delivered canteen order. Anything else is a surprise, for the screen further up. */
export function CanteenFeedbackError() {
  const error = useRouteError()
  if (!(error instanceof RequestError) || error.code !== 'NOT_FOUND') throw error
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
