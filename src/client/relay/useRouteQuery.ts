import { usePreloadedQuery, type GraphQLTaggedNode } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { useReleasedReference } from './useReleasedReference'
import { useRouteReference } from './useRouteReference'

/** The response to the query that the route's loader started. The loader returns the reference itself. */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
): TQuery['response'] {
  const reference = useRouteReference<TQuery>()
  useReleasedReference(reference)
  return usePreloadedQuery<TQuery>(query, reference)
}
