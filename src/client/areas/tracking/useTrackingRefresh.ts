import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { trackScreenQuery as TrackScreenQuery } from '#generated/relay/trackScreenQuery.graphql'
import { isOver, type OrderStatus } from '#domain/order/orderStatus'
import { keepResponse } from '../../relay/keptResponses'
import { REFRESH } from '../../relay/offline/keepLater'
import { startPolling } from '../../services/polling'

const EVERY_MS = 20_000

/** Keeps an order up to date while it is on the screen and may still move. */
export function useTrackingRefresh(
  query: GraphQLTaggedNode,
  { orderId, token }: TrackScreenQuery['variables'],
  status: OrderStatus,
): void {
  const environment = useRelayEnvironment()
  const mayMove = !isOver(status)

  useEffect(() => keepResponse(query, { orderId, token }), [query, orderId, token])

  useEffect(() => {
    if (!mayMove) return
    const refresh = () =>
      fetchQuery<TrackScreenQuery>(
        environment,
        query,
        { orderId, token },
        { networkCacheConfig: REFRESH },
      ).toPromise()
    return startPolling(refresh, EVERY_MS)
  }, [environment, query, orderId, token, mayMove])
}
