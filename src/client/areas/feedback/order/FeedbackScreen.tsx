import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { FeedbackScreen_query$key } from '#generated/relay/FeedbackScreen_query.graphql'
import type { feedbackScreenQuery as FeedbackScreenQuery } from '#generated/relay/feedbackScreenQuery.graphql'
import { NarrowPage } from '../../../design/NarrowPage'
import { FeedbackOrder } from './FeedbackOrder'
import { OrderFeedback } from './OrderFeedback'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { useSession } from '../../../state/useSession'
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
  const [doneOrderId, setDoneOrderId] = useState<string | null>(null)
  const isOpen = !isDone && doneOrderId !== orderId
  const isSignedIn = useSession().status === 'signedIn'
  return (
    <NarrowPage
      title={copy.title}
      lead={
        (isSignedIn || isOpen) && (
          <>
            {isSignedIn && <FeedbackOrder orderId={orderId} />}
            {isOpen && copy.lead}
          </>
        )
      }
    >
      <OrderFeedback
        key={orderId}
        orderId={orderId}
        isDone={isDone}
        onDone={() => setDoneOrderId(orderId)}
      />
    </NarrowPage>
  )
}
