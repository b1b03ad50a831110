import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { FeedbackScreen_query$key } from '#generated/relay/FeedbackScreen_query.graphql'
import { type feedbackScreenQuery as FeedbackScreenQuery } from '#generated/relay/feedbackScreenQuery.graphql'
import { NarrowPage } from '../../../design/NarrowPage'
import { OrderFeedback } from './OrderFeedback'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { feedbackScreenQuery } from './feedbackScreenQuery'

export function FeedbackScreen() {
  const { orderId = '' } = useParams()
  const { checkIfFeedbackIsAlreadyDone: isDone } = useFragment<FeedbackScreen_query$key>(
    graphql`
      fragment FeedbackScreen_query on Query {
        checkIfFeedbackIsAlreadyDone(orderId: $orderId)
      }
    `,
    useRouteQuery<FeedbackScreenQuery>(feedbackScreenQuery),
  )
  return (
    <NarrowPage title={copy.title} lead={isDone ? undefined : copy.lead}>
      <OrderFeedback key={orderId} orderId={orderId} isDone={isDone} />
    </NarrowPage>
  )
}
