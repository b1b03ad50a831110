import { usePreloadedQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { useReleasedReference } from './useReleasedReference'

/** The answer to the query that the route's loader started. The loader returns the reference itself. */
export function useRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
): TQuery['response'] {
  const reference: unknown = useLoaderData()
  if (!isReference<TQuery>(reference)) throw new Error('The loader of this route starts no query')
  useReleasedReference(reference)
  return usePreloadedQuery<TQuery>(query, reference)
}

const isReference = <TQuery extends OperationType>(
  value: unknown,
): value is PreloadedQuery<TQuery> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'PreloadedQuery'
