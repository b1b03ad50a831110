/** Ranks go from 1, bad, to 5, very good. docs/rules/requests.md#feedback */
export const RANKS = [1, 2, 3, 4, 5] as const
export type Rank = (typeof RANKS)[number]

/** What is ranked, in the order in which it is asked. */
export const FEEDBACK_RANKS = [
  'feedbackGeneralRank',
  'feedbackOrderWorkflowRank',
  'feedbackDeliveryRank',
  'feedbackFoodRank',
] as const
export type FeedbackRank = (typeof FEEDBACK_RANKS)[number]

/** The comment that belongs to the rank of an area; the whole has the general comments. */
export const AREA_COMMENTS = {
  feedbackOrderWorkflowRank: 'feedbackOrderWorkflowComment',
  feedbackDeliveryRank: 'feedbackDeliveryComment',
  feedbackFoodRank: 'feedbackFoodComment',
} as const satisfies Partial<Record<FeedbackRank, string>>
export type AreaComment = (typeof AREA_COMMENTS)[keyof typeof AREA_COMMENTS]

/** Every field of words. */
export const FEEDBACK_COMMENTS = [
  'feedbackComment',
  'feedbackImprovementComment',
  'feedbackOrderWorkflowComment',
  'feedbackDeliveryComment',
  'feedbackFoodComment',
] as const
export type FeedbackComment = (typeof FEEDBACK_COMMENTS)[number]

/** Longest comment, in characters. */
export const FEEDBACK_LENGTH = 2_000

/** At this rank or below, the reason is asked for. */
const LOW_RANK = 2

/** The number of a rank that came as text or number (docs/rules/requests.md#feedback), or null when it is none. */
export function toRank(value: unknown): Rank | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return RANKS.find((rank) => String(rank) === String(value).trim()) ?? null
}

/** Whether a rank is so low that the reason is asked for. */
export const isLowRank = (value: unknown): boolean => {
  const rank = toRank(value)
  return rank !== null && rank <= LOW_RANK
}

/** What is wrong with a rank: `REQUIRED` without one. */
export const rankProblem = (value: unknown): 'REQUIRED' | null =>
  toRank(value) === null ? 'REQUIRED' : null

/** What is wrong with words: only that there are more than 2,000 characters. */
export const commentProblem = (text: string | null | undefined): 'TOO_LONG' | null =>
  (text ?? '').trim().length > FEEDBACK_LENGTH ? 'TOO_LONG' : null
