import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { startPolling } from '../services/polling'

/** Requests again from time to time, and when a person comes back to the page, for what is over after a while. */
export function useRefetch<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  everyMs: number,
): void {
  const environment = useRelayEnvironment()
  const serialized = JSON.stringify(variables)
  useEffect(
    () =>
      startPolling(
        () => fetchQuery<TQuery>(environment, query, JSON.parse(serialized)).toPromise(),
        everyMs,
      ),
    [environment, query, serialized, everyMs],
  )
}
