import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useSubmitOrderFeedbackMutation } from '#generated/relay/useSubmitOrderFeedbackMutation.graphql'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { formErrors } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { toFeedback, type FeedbackValues } from './feedbackValues'
import { feedbackWords, orderFeedbackCopy as copy } from './orderFeedbackCopy'

export type FeedbackOutcome =
  | { kind: 'sent' }
  | { kind: 'alreadyDone' }
  | { kind: 'refused'; errors: SubmissionErrors }

/** Sends what was thought of an order. */
export function useSubmitOrderFeedback(orderId: string) {
  const [submit] = useAction<useSubmitOrderFeedbackMutation>(graphql`
    mutation useSubmitOrderFeedbackMutation($orderId: ID!, $orderFeedback: OrderFeedbackInput!) {
      submitOrderFeedback(orderId: $orderId, orderFeedback: $orderFeedback)
    }
  `)

  return async (values: FeedbackValues): Promise<FeedbackOutcome> => {
    const orderFeedback = toFeedback(values)
    if (!orderFeedback) return { kind: 'refused', errors: { [FORM_ERROR]: copy.rankMissing } }
    const result = await submit({ orderId, orderFeedback })
    if (result.ok) return { kind: 'sent' }
    if (result.message === ERROR_MESSAGES.feedbackAlreadyDone) return { kind: 'alreadyDone' }
    return { kind: 'refused', errors: formErrors(result, feedbackWords) }
  }
}
