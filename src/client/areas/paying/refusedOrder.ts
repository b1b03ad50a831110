import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { ActionFailure } from '../../relay/useAction'
import type { OrderState } from './cardOutcome'

/** How the order stands that a payment was refused for; null where the failure says nothing of it. */
export function refusedOrder({ code, message }: ActionFailure): OrderState | null {
  if (code === 'UNAUTHENTICATED') return 'signedOut'
  if (message === ERROR_MESSAGES.orderAlreadyPaid) return 'paid'
  return message === ERROR_MESSAGES.orderCanceled ? 'canceled' : null
}
