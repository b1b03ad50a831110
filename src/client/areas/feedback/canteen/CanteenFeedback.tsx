import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CanteenFeedback_order$key } from '#generated/relay/CanteenFeedback_order.graphql'
import { actionCopy } from '../../../config/actionCopy'
import { paths } from '../../../config/paths'
import { LinkButton } from '../../../design/buttons/LinkButton'
import { Outcome } from '../../../design/notices/Outcome'
import { canteenFeedbackCopy as copy } from './canteenFeedbackCopy'
import { CanteenFeedbackForm } from './CanteenFeedbackForm'

type Props = { hashedOrderId: string; order: CanteenFeedback_order$key }

/** The feedback of a canteen order: to be given, just given, or given before. */
export function CanteenFeedback({ hashedOrderId, order }: Props) {
  const { feedbackTags, isFeedbackDone } = useFragment(
    graphql`
      fragment CanteenFeedback_order on CanteenOrderSummary {
        feedbackTags
        isFeedbackDone
      }
    `,
    order,
  )
  const [state, setState] = useState<'open' | 'sent' | 'alreadyDone'>(
    isFeedbackDone ? 'alreadyDone' : 'open',
  )
  if (state === 'open') {
    return (
      <CanteenFeedbackForm hashedOrderId={hashedOrderId} tags={feedbackTags} onDone={setState} />
    )
  }
  return (
    <Outcome
      title={state === 'sent' ? copy.thanksTitle : copy.doneTitle}
      action={<LinkButton to={paths.home.build()}>{actionCopy.toShop}</LinkButton>}
    >
      {state === 'sent' ? copy.thanks : copy.done}
    </Outcome>
  )
}
