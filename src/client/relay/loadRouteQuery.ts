import { loadQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { tellFreshResponse } from '../services/connection'
import { getEnvironment } from './environment'

/**
 * Starts a screen's query from its route's loader, while the screen's code is still on its way. What a part of the screen queries
 * later is loaded by `loadPartQuery`.
 * `isKept` shows what the store still holds of it until the response comes. `signal` is that of the loader's request: a navigation that another one overtakes stops waiting.
 */
export function loadRouteQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  signal?: AbortSignal,
  { isKept = false }: { isKept?: boolean } = {},
): PreloadedQuery<TQuery> {
  // What was kept for the screen before is no longer shown; what is kept for this one says so when it stands in.
  tellFreshResponse()
  const reference = loadQuery<TQuery>(getEnvironment(), query, variables, {
    fetchPolicy: isKept ? 'store-and-network' : 'network-only',
  })
  signal?.addEventListener('abort', reference.dispose, { once: true })
  return reference
}
