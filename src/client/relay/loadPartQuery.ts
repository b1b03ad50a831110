import { loadQuery, type GraphQLTaggedNode, type PreloadedQuery } from 'react-relay/hooks'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { getEnvironment } from './environment'

/** Starts the query of a part of a page: a dialog, a section. The page around it stays of the moment that it is of. */
export const loadPartQuery = <TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
): PreloadedQuery<TQuery> =>
  loadQuery<TQuery>(getEnvironment(), query, variables, { fetchPolicy: 'network-only' })
