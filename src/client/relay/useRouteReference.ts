import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'

/** The query reference that the route's loader returned. */
export function useRouteReference<TQuery extends OperationType>(): PreloadedQuery<TQuery> {
  const reference: unknown = useLoaderData()
  if (!isReference<TQuery>(reference)) throw new Error('The loader of this route starts no query')
  return reference
}

/** Whether what a loader returned is the reference of a query. */
export const isReference = <TQuery extends OperationType>(
  value: unknown,
): value is PreloadedQuery<TQuery> =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'PreloadedQuery'
