import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type useOrderStateQuery } from '../../../../../__generated__/relay/useOrderStateQuery.graphql'
import { RequestError } from '../../../relay/RequestError'
import { type KnownOrder } from './placeOrder'

/** Asks the server how far an order is: it alone knows whether a payment came through. */
export function useOrderState() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (orderId: string): Promise<KnownOrder> => {
      try {
        const query = fetchQuery<useOrderStateQuery>(environment, orderStateQuery, { orderId })
        const data = await query.toPromise()
        return data === undefined ? 'unknown' : stateOf(data.order.status)
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
    }
  }
`

function stateOf(status: useOrderStateQuery['response']['order']['status']): KnownOrder {
  if (status === 'waitingForPayment') return 'open'
  return status === 'canceled' ? 'canceled' : 'placed'
}
