import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { type usePaidStateQuery } from '../../../../../__generated__/relay/usePaidStateQuery.graphql'
import { type PaidState } from './payLate'

/** Asks the server whether an order is paid: it alone knows whether a payment came through. */
export function usePaidState() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (orderId: string): Promise<PaidState> => {
      try {
        const answer = fetchQuery<usePaidStateQuery>(environment, paidStateQuery, { orderId })
        const order = (await answer.toPromise())?.order
        if (!order) return 'unknown'
        if (order.status === 'canceled') return 'canceled'
        return order.isFullyPaid ? 'paid' : 'due'
      } catch {
        return 'unknown'
      }
    },
    [environment],
  )
}

const paidStateQuery = graphql`
  query usePaidStateQuery($orderId: ID!) {
    order(id: $orderId) {
      status
      isFullyPaid
    }
  }
`
