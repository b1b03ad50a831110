import { Kind, type FieldNode, type FragmentDefinitionNode, type GraphQLSchema } from 'graphql'
import type { ClientEdge } from './LowerContext'
import type { ParsedFragment, ParsedOperation } from './parseDocuments'
import { placeOf } from './place'
import { refetchOperation } from './refetchOperations'

/** The name of the query that Relay generates. */
export const clientEdgeName = ({ position }: ClientEdge): string =>
  `ClientEdgeQuery_${position.document}_${position.path.join('__')}`

/** For the fields of an object that a client resolver returns, Relay generates a query of its own. */
export function clientEdgeQuery(
  edge: ClientEdge,
  schema: GraphQLSchema,
): { fragment: ParsedFragment; operation: ParsedOperation } | null {
  const name = `Refetchable${clientEdgeName(edge)}`
  const fragment: ParsedFragment = {
    definition: { name, kind: 'fragment', place: placeOf(edge.field) },
    node: clientEdgeFragment(edge.field, name, edge.type),
  }
  const [operation] = refetchOperation(fragment, clientEdgeName(edge), schema)
  return operation ? { fragment, operation } : null
}

/** What is asked of a thing that a resolver brings, as a fragment. */
function clientEdgeFragment(field: FieldNode, name: string, type: string): FragmentDefinitionNode {
  const at = field.loc ? { loc: field.loc } : {}
  return {
    kind: Kind.FRAGMENT_DEFINITION,
    name: { kind: Kind.NAME, value: name, ...at },
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type }, ...at },
    directives: [{ kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'refetchable' } }],
    selectionSet: field.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] },
    ...at,
  }
}
