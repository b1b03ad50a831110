import { paths } from './paths'

/** Where an order's owner says what it was like: somebody of a canteen is asked about the meal. */
export const feedbackPath = (order: {
  id: string
  canteenFeedbackHash: string | null | undefined
}): string =>
  order.canteenFeedbackHash == null
    ? paths.feedback.build(order.id)
    : paths.canteenFeedback.build(order.canteenFeedbackHash)
