import {
  AREA_COMMENTS,
  FEEDBACK_COMMENTS,
  isLowRank,
  toRank,
  type FeedbackComment,
  type FeedbackRank,
} from '../../../domain/feedback'

/** As typed: ranks are the text of their radio buttons. */
export type FeedbackValues = Partial<Record<FeedbackRank | FeedbackComment, string>>

type AreaRank = keyof typeof AREA_COMMENTS

const isAreaRank = (name: FeedbackRank): name is AreaRank => name in AREA_COMMENTS

/** The comment that is asked for beside a rank: only when it is low. */
export const askedComment = (name: FeedbackRank, values: FeedbackValues) =>
  isAreaRank(name) && isLowRank(values[name]) ? AREA_COMMENTS[name] : null

const hiddenComments = (values: FeedbackValues): ReadonlySet<string> =>
  new Set(
    Object.entries(AREA_COMMENTS).flatMap(([rank, comment]) =>
      isAreaRankName(rank) && !isLowRank(values[rank]) ? [comment] : [],
    ),
  )

const isAreaRankName = (name: string): name is AreaRank => name in AREA_COMMENTS

/** What is sent: ranks as numbers (specification, section 5), comments that are shown; null while a rank is missing. */
export function toFeedback(values: FeedbackValues) {
  const general = toRank(values.feedbackGeneralRank)
  const orderWorkflow = toRank(values.feedbackOrderWorkflowRank)
  const delivery = toRank(values.feedbackDeliveryRank)
  const food = toRank(values.feedbackFoodRank)
  if (general === null || orderWorkflow === null || delivery === null || food === null) return null
  const hidden = hiddenComments(values)
  const comments = FEEDBACK_COMMENTS.flatMap((name) => {
    const text = values[name]?.trim()
    return text && !hidden.has(name) ? [[name, text]] : []
  })
  return {
    feedbackGeneralRank: general,
    feedbackOrderWorkflowRank: orderWorkflow,
    feedbackDeliveryRank: delivery,
    feedbackFoodRank: food,
    ...Object.fromEntries(comments),
  }
}
