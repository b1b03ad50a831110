import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { FeedbackScreen_query$key } from '../../../../../__generated__/relay/FeedbackScreen_query.graphql'
import query, {
  type feedbackRouteQuery,
} from '../../../../../__generated__/relay/feedbackRouteQuery.graphql'
import { NarrowPage } from '../../../design/NarrowPage'
import { OrderFeedback } from './OrderFeedback'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'

export function FeedbackScreen() {
  const { orderId = '' } = useParams()
  const { checkIfFeedbackIsAlreadyDone: isDone } = useFragment<FeedbackScreen_query$key>(
    graphql`
      fragment FeedbackScreen_query on Query {
        checkIfFeedbackIsAlreadyDone(orderId: $orderId)
      }
    `,
    useRouteQuery<feedbackRouteQuery>(query),
  )
  return (
    <NarrowPage title={copy.title} lead={isDone ? undefined : copy.lead}>
      <OrderFeedback key={orderId} orderId={orderId} isDone={isDone} />
    </NarrowPage>
  )
}
