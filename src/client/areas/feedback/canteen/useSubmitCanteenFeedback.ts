import type { SubmissionErrors } from 'final-form'
import { graphql } from 'react-relay/hooks'
import type { useSubmitCanteenFeedbackMutation } from '#generated/relay/useSubmitCanteenFeedbackMutation.graphql'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { formErrors } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { canteenFeedbackCopy as copy, canteenFeedbackWords } from './canteenFeedbackCopy'

type SubmittedFeedback = {
  isSatisfied: boolean
  feedbackTags: readonly string[]
  comment: string
}

type CanteenOutcome =
  | { kind: 'sent' }
  | { kind: 'alreadyDone' }
  | { kind: 'refused'; errors: SubmissionErrors }

/** Sends what was thought of a canteen order. */
export function useSubmitCanteenFeedback(hashedOrderId: string) {
  const [submit] = useAction<useSubmitCanteenFeedbackMutation>(graphql`
    mutation useSubmitCanteenFeedbackMutation(
      $hashedOrderId: String!
      $feedback: CanteenOrderFeedbackInput!
    ) {
      submitCanteenOrderFeedback(hashedOrderId: $hashedOrderId, feedback: $feedback)
    }
  `)

  return async (feedback: SubmittedFeedback): Promise<CanteenOutcome> => {
    const result = await submit({ hashedOrderId, feedback })
    if (result.ok) return { kind: 'sent' }
    if (result.message === ERROR_MESSAGES.feedbackAlreadyDone) return { kind: 'alreadyDone' }
    return {
      kind: 'refused',
      errors: formErrors(result, (field, problem) =>
        field === 'feedbackTags' ? copy.tagGone : canteenFeedbackWords(problem),
      ),
    }
  }
}
