import { useEffect } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useFreshDocumentsQuery } from '../../../__generated__/relay/useFreshDocumentsQuery.graphql'

/** The addresses of papers hold five minutes. */
const EVERY_MS = 4 * 60_000

const query = graphql`
  query useFreshDocumentsQuery($orderId: ID!) {
    order(id: $orderId) {
      id
      documents {
        fileUrl
        type
      }
    }
  }
`

/** Asks for other addresses of an order's papers before those on the screen are over. */
export function useFreshDocuments(orderId: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    const ask = () =>
      // One that fails is made up for by the next.
      fetchQuery<useFreshDocumentsQuery>(environment, query, { orderId }).subscribe({
        error: () => undefined,
      })
    const timer = setInterval(ask, EVERY_MS)
    return () => clearInterval(timer)
  }, [environment, orderId])
}
