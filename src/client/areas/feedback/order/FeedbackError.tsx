import { DeadLink } from '../../access/links/DeadLink'
import { orderFeedbackCopy as copy } from './orderFeedbackCopy'

/** A link that leads to no delivered order. */
export const FeedbackError = () => <DeadLink copy={copy} />
