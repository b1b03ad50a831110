import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { ActionFailure } from '../../relay/useAction'
import type { OrderState } from './cardOutcome'

/** The state of the order whose payment was refused; null if the failure does not give it. */
export function refusedOrder({ code, message }: ActionFailure): OrderState | null {
  if (code === 'UNAUTHENTICATED') return 'signedOut'
  if (message === ERROR_MESSAGES.orderAlreadyPaid) return 'paid'
  return message === ERROR_MESSAGES.orderCanceled ? 'canceled' : null
}
