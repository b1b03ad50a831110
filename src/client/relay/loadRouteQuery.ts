import { loadQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { tellFreshResponse } from '../services/connection'
import { getEnvironment } from './environment'

/**
 * Starts a screen's query in the loader of its route, while the screen's code downloads. A query that a part of the
 * screen sends later uses `loadPartQuery`. With `isKept` the store's data is shown until the response arrives. `signal`
 * is that of the loader's request: a navigation that is overtaken stops waiting.
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
