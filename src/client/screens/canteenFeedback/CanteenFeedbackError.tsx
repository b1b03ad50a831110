import { canteenFeedbackCopy as copy } from '../../features/canteenFeedback/canteenFeedbackCopy'
import { DeadLink } from '../../features/deadLink/DeadLink'

/** A link that leads to no delivered canteen order. */
export const CanteenFeedbackError = () => <DeadLink copy={copy} />
