import { useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import moreQuery, {
  type OrderHistoryMoreQuery,
} from '../../../../__generated__/relay/OrderHistoryMoreQuery.graphql'

type Refetch = (
  variables: OrderHistoryMoreQuery['variables'],
  options: { fetchPolicy: 'store-or-network' },
) => void

/** How many orders the list shows, and the verb that shows the next ones. A failure leaves the list as it is. */
export function useMoreOrders(step: number, refetch: Refetch) {
  const environment = useRelayEnvironment()
  const [shown, setShown] = useState(step)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')

  const loadMore = async () => {
    if (status === 'loading') return
    const next = { limit: shown + step + 1 }
    setStatus('loading')
    try {
      await fetchQuery<OrderHistoryMoreQuery>(environment, moreQuery, next).toPromise()
      // The answer is in the store by now: the list does not give way to a placeholder.
      refetch(next, { fetchPolicy: 'store-or-network' })
      setShown(shown + step)
      setStatus('idle')
    } catch {
      setStatus('failed')
    }
  }

  return {
    shown,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    loadMore: () => void loadMore(),
  }
}
