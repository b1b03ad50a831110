import { canteenFeedbackCopy as copy } from './canteenFeedbackCopy'
import { DeadLink } from '../../access/links/DeadLink'

/** A link that leads to no delivered canteen order. */
export const CanteenFeedbackError = () => <DeadLink copy={copy} />
