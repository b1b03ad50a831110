import {
  AREA_COMMENTS,
  FEEDBACK_COMMENTS,
  FEEDBACK_RANKS,
  isLowRank,
  toRank,
  type AreaComment,
  type FeedbackComment,
  type FeedbackRank,
} from '#domain/requests/feedback'

/** As typed: ranks are the text of their radio buttons. */
export type FeedbackValues = Partial<Record<FeedbackRank | FeedbackComment, string>>

type AreaRank = keyof typeof AREA_COMMENTS

const isAreaRank = (name: FeedbackRank): name is AreaRank => name in AREA_COMMENTS

const isAreaComment = (name: FeedbackComment): name is AreaComment =>
  Object.values<string>(AREA_COMMENTS).includes(name)

/** The comment that is asked for beside a rank: only when it is low. */
export const requestedComment = (name: FeedbackRank, values: FeedbackValues) =>
  isAreaRank(name) && isLowRank(values[name]) ? AREA_COMMENTS[name] : null

/** What is sent: ranks as numbers (docs/rules/requests.md#feedback), comments that are shown; null while a rank is missing. */
export function toFeedback(values: FeedbackValues) {
  const general = toRank(values.feedbackGeneralRank)
  const orderWorkflow = toRank(values.feedbackOrderWorkflowRank)
  const delivery = toRank(values.feedbackDeliveryRank)
  const food = toRank(values.feedbackFoodRank)
  if (general === null || orderWorkflow === null || delivery === null || food === null) return null
  const requested = FEEDBACK_RANKS.map((rank) => requestedComment(rank, values))
  const comments = FEEDBACK_COMMENTS.flatMap((name) => {
    const text = values[name]?.trim()
    const isShown = !isAreaComment(name) || requested.includes(name)
    return text && isShown ? [[name, text]] : []
  })
  return {
    feedbackGeneralRank: general,
    feedbackOrderWorkflowRank: orderWorkflow,
    feedbackDeliveryRank: delivery,
    feedbackFoodRank: food,
    ...Object.fromEntries(comments),
  }
}
