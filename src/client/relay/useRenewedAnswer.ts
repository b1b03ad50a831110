import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'

/** Asks again from time to time for what is over after a while. A question that fails is made up for by the next. */
export function useRenewedAnswer<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  everyMs: number,
): void {
  const environment = useRelayEnvironment()
  const asked = JSON.stringify(variables)
  useEffect(() => {
    const ask = () =>
      fetchQuery<TQuery>(environment, query, JSON.parse(asked)).subscribe({
        error: () => undefined,
      })
    const timer = setInterval(ask, everyMs)
    return () => clearInterval(timer)
  }, [environment, query, asked, everyMs])
}
