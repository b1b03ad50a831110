import { useCallback, useEffect, useState } from 'react'
import { fetchQuery, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { orderScreenQuery as OrderScreenQuery } from '#generated/relay/orderScreenQuery.graphql'
import { useFetched } from '../../relay/useFetched'
import { orderScreenQuery } from './orderScreenQuery'

/**
 * The response that the steps share. The former one stays while the next one is on its way, and when that does not come: with it
 * the card that is being paid with would leave the page. `isCurrent` says whether it is that of the variables.
 */
export function useOrderResponse(variables: OrderScreenQuery['variables']) {
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState(variables)
  const [refreshes, setRefreshes] = useState(0)
  // The loader has already sent the query: this joins it.
  const query = useLazyLoadQuery<OrderScreenQuery>(orderScreenQuery, shown)

  // The store lets go of what no screen shows, and the next response is shown only once it is there.
  useEffect(() => {
    const operation = createOperationDescriptor(getRequest(orderScreenQuery), variables)
    return environment.retain(operation).dispose
  }, [environment, variables])

  const load = useCallback(async () => {
    await fetchQuery<OrderScreenQuery>(environment, orderScreenQuery, variables, {
      fetchPolicy: refreshes === 0 ? 'store-or-network' : 'network-only',
    }).toPromise()
    return variables
  }, [environment, variables, refreshes])
  const isWanting = shown !== variables || refreshes > 0
  const next = useFetched(isWanting ? load : null)
  if (next.status === 'loaded' && next.data !== shown) setShown(next.data)

  return {
    query,
    isCurrent: shown === variables,
    isForCustomer: shown.isSignedIn,
    /** When the next response could not be had. */
    retry: next.status === 'failed' ? next.retry : null,
    /** Requests again what is out of date. */
    refresh: () => setRefreshes((count) => count + 1),
  }
}
