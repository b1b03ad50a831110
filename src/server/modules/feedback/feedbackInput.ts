import type { CanteenOrderFeedbackInput, OrderFeedbackInput } from '#generated/server/types'
import {
  commentProblem,
  FEEDBACK_COMMENTS,
  FEEDBACK_RANKS,
  rankProblem,
} from '#domain/requests/feedback'
import { requireNoProblems, type FieldProblems } from '../../base/errors'
import { CANTEEN_TAGS } from './canteenTags'

const words = (text: string | null | undefined) => text?.trim() || null

function refuse(problems: readonly (readonly [string, string | null])[]) {
  const fields: FieldProblems = Object.fromEntries(
    problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  )
  requireNoProblems('Not a feedback', fields)
}

/** The columns of an order's feedback. Error BAD_USER_INPUT with the fields. */
export function readOrderFeedback(input: OrderFeedbackInput) {
  refuse([
    ...FEEDBACK_RANKS.map((field) => [field, rankProblem(input[field]) && 'INVALID'] as const),
    ...FEEDBACK_COMMENTS.map((field) => [field, commentProblem(input[field])] as const),
  ])
  return {
    generalRank: input.feedbackGeneralRank,
    orderWorkflowRank: input.feedbackOrderWorkflowRank,
    deliveryRank: input.feedbackDeliveryRank,
    foodRank: input.feedbackFoodRank,
    comment: words(input.feedbackComment),
    improvementComment: words(input.feedbackImprovementComment),
    orderWorkflowComment: words(input.feedbackOrderWorkflowComment),
    deliveryComment: words(input.feedbackDeliveryComment),
    foodComment: words(input.feedbackFoodComment),
  }
}

/** The columns of a canteen order's feedback. Error BAD_USER_INPUT with the fields. */
export function readCanteenFeedback(input: CanteenOrderFeedbackInput) {
  const tags = [...new Set(input.feedbackTags ?? [])]
  refuse([
    ['feedbackTags', tags.every((tag) => CANTEEN_TAGS.includes(tag)) ? null : 'INVALID'],
    ['comment', commentProblem(input.comment)],
  ])
  return { isSatisfied: input.isSatisfied, tags, comment: words(input.comment) }
}
