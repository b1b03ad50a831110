import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useParams } from 'react-router-dom'
import type { FeedbackScreen_query$key } from '#generated/relay/FeedbackScreen_query.graphql'
import type { feedbackScreenQuery as FeedbackScreenQuery } from '#generated/relay/feedbackScreenQuery.graphql'
import { NarrowPage } from '../../../design/layout/NarrowPage'
import { FeedbackOrder } from './FeedbackOrder'
import { OrderFeedback, type FinalOutcome } from './OrderFeedback'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'
import { useRouteQuery } from '../../../relay/useRouteQuery'
import { useSession } from '../../../state/useSession'
import { feedbackScreenQuery } from './feedbackScreenQuery'

/** The order that was told about in this visit: the page may lead on to another one. */
type Finished = { orderId: string; outcome: FinalOutcome }

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
  const [finished, setFinished] = useState<Finished | null>(null)
  const given = finished?.orderId === orderId ? finished.outcome : null
  const outcome = given ?? (isDone ? 'alreadyDone' : null)
  const isOpen = outcome === null
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
        outcome={outcome}
        onDone={(given) => setFinished({ orderId, outcome: given })}
      />
    </NarrowPage>
  )
}
