import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { startPolling } from '../services/polling'

/** Asks again from time to time, and when somebody comes back to the page, for what is over after a while. */
export function useRenewedAnswer<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  everyMs: number,
): void {
  const environment = useRelayEnvironment()
  const asked = JSON.stringify(variables)
  useEffect(
    () =>
      startPolling(
        () => fetchQuery<TQuery>(environment, query, JSON.parse(asked)).toPromise(),
        everyMs,
      ),
    [environment, query, asked, everyMs],
  )
}
