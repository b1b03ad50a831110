import { graphql } from 'react-relay/hooks'
import type { useRequestRecoveryMutation } from '#generated/relay/useRequestRecoveryMutation.graphql'
import type { ItemRecovery } from '#domain/cart/cart'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { failureWords } from '../../../relay/formErrors'
import { useAction } from '../../../relay/useAction'
import { recoveryErrors, type RecoveryErrors } from './recoveryErrors'

export type RequestOutcome =
  | { kind: 'done' }
  | { kind: 'closed' }
  | { kind: 'limited'; words: string }
  | { kind: 'failed' }
  | { kind: 'wrong'; errors: RecoveryErrors }

/** Requests the trays of an order to be fetched; sent again with the same content, it changes nothing. */
export function useRequestRecovery(orderId: string) {
  const [request, isSending] = useAction<useRequestRecoveryMutation>(graphql`
    mutation useRequestRecoveryMutation($orderId: ID!, $itemRecovery: ItemRecoveryInput!) {
      requestItemRecovery(orderId: $orderId, itemRecovery: $itemRecovery)
    }
  `)
  const requestRecovery = async (itemRecovery: ItemRecovery): Promise<RequestOutcome> => {
    const result = await request({ orderId, itemRecovery })
    if (result.ok) return { kind: 'done' }
    if (result.message === ERROR_MESSAGES.recoveryClosed) return { kind: 'closed' }
    if (result.code === 'RATE_LIMITED') return { kind: 'limited', words: failureWords(result) }
    const errors = recoveryErrors(result.fields)
    return Object.keys(errors).length > 0 ? { kind: 'wrong', errors } : { kind: 'failed' }
  }
  return { requestRecovery, isSending }
}
