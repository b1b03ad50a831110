import { DeadLink } from '../../features/deadLink/DeadLink'
import { orderFeedbackCopy as copy } from '../../features/orderFeedback/orderFeedbackCopy'

/** A link that leads to no delivered order. */
export const FeedbackError = () => <DeadLink copy={copy} />
