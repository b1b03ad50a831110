import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useMayHaveIntentQuery } from '#generated/relay/useMayHaveIntentQuery.graphql'

/**
 * Queries the server whether an order has had an intent, from whatever device: without one no card can have been charged
 * for it. True while the server does not tell.
 */
export function useMayHaveIntent() {
  const environment = useRelayEnvironment()
  return useCallback(
    async (orderId: string): Promise<boolean> => {
      try {
        const query = fetchQuery<useMayHaveIntentQuery>(environment, paymentsQuery, { orderId })
        const data = await query.toPromise()
        return data?.order.payments.some(({ type }) => type === 'card') ?? true
      } catch {
        return true
      }
    },
    [environment],
  )
}

// Includes all fields that the page's list of payments reads: a payment that is new to the page then appears in it at once.
const paymentsQuery = graphql`
  query useMayHaveIntentQuery($orderId: ID!) {
    order(id: $orderId) {
      payments {
        type
      }
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- its reader is the page of the order
      ...PaymentList_order
    }
  }
`
