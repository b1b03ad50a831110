import { useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime'
import { type OrderHistory_query$key } from '../../../../__generated__/relay/OrderHistory_query.graphql'
import { type OrderHistoryMoreQuery } from '../../../../__generated__/relay/OrderHistoryMoreQuery.graphql'

/** How many orders the list shows and the answer that holds them; the verb shows the next ones. A failure leaves all as it is. */
export function useMoreOrders(
  first: OrderHistory_query$key,
  moreQuery: GraphQLTaggedNode,
  step: number,
) {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState(first)
  const [shown, setShown] = useState(step)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const kept = useRef<Disposable | null>(null)
  useEffect(() => () => kept.current?.dispose(), [])

  const loadMore = async () => {
    if (status === 'loading') return
    setStatus('loading')
    const variables = { limit: shown + step + 1 }
    const held = environment.retain(createOperationDescriptor(getRequest(moreQuery), variables))
    try {
      const query = fetchQuery<OrderHistoryMoreQuery>(environment, moreQuery, variables)
      const next = await query.toPromise()
      if (!next) throw new Error('The orders did not come')
      kept.current?.dispose()
      kept.current = held
      setAnswer(next)
      setShown(shown + step)
      setStatus('idle')
    } catch {
      held.dispose()
      setStatus('failed')
    }
  }

  return {
    answer,
    shown,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    loadMore: () => void loadMore(),
  }
}
