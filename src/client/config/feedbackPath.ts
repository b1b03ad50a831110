import { paths } from './paths'

/** Where an order's owner says what it was like: a person of a canteen is asked about the meal. */
export const feedbackPath = (
  orderId: string,
  canteenFeedbackHash: string | null | undefined,
): string =>
  canteenFeedbackHash == null
    ? paths.feedback.build(orderId)
    : paths.canteenFeedback.build(canteenFeedbackHash)
