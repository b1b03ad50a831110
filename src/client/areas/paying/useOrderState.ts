import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useOrderStateQuery } from '#generated/relay/useOrderStateQuery.graphql'
import { RequestError } from '../../relay/RequestError'
import type { OrderState } from './cardOutcome'

/** Queries the server how an order stands: it alone knows whether a payment came through. */
export function useOrderState() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (orderId: string): Promise<OrderState> => {
      try {
        const query = fetchQuery<useOrderStateQuery>(environment, orderStateQuery, { orderId })
        const data = await query.toPromise()
        return data === undefined ? 'unknown' : stateOf(data.order)
      } catch (error) {
        const isSignedOut = error instanceof RequestError && error.code === 'UNAUTHENTICATED'
        return isSignedOut ? 'signedOut' : 'unknown'
      }
    },
    [environment],
  )
}

const orderStateQuery = graphql`
  query useOrderStateQuery($orderId: ID!) {
    order(id: $orderId) {
      status
      isFullyPaid
    }
  }
`

function stateOf({ status, isFullyPaid }: useOrderStateQuery['response']['order']): OrderState {
  if (status === 'canceled') return 'canceled'
  if (isFullyPaid) return 'paid'
  return status === 'waitingForPayment' ? 'waiting' : 'placed'
}
