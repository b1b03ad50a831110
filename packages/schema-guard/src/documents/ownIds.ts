import {
  isAbstractType,
  isInterfaceType,
  Kind,
  type ASTNode,
  type GraphQLCompositeType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { LowerContext } from './LowerContext'
import { hasId, parseSelections } from './ownSelections'

/** The selections with the id that Relay finds their object by; its place is that of `at`. */
export function withId(
  set: SelectionSetNode,
  at: ASTNode,
  type: GraphQLCompositeType | undefined,
  context: LowerContext,
): SelectionSetNode {
  const added = type && set.selections.length > 0 ? idSelections(type, set, context) : []
  for (const node of added) {
    markGenerated(node, at, context)
    // It is part of what the fragment reads: without it there is no asking again.
    if (node.kind === Kind.FIELD) context.generated.delete(node)
  }
  return { ...set, selections: [...set.selections, ...added] }
}

/** Relay fetches the id of whatever has one, so that it knows its records again. */
export function idSelections(
  type: GraphQLCompositeType,
  set: SelectionSetNode,
  { schema }: LowerContext,
): SelectionNode[] {
  if (set.selections.some((node) => node.kind === Kind.FIELD && node.name.value === 'id')) return []
  if (hasId(type)) return parseSelections('{ id }')
  if (!isAbstractType(type)) return []
  const node = schema.getType('Node')
  const possible = schema.getPossibleTypes(type)
  const nodes = possible.filter((object) => isInterfaceType(node) && schema.isSubType(node, object))
  const others = possible.filter((object) => hasId(object) && !nodes.includes(object))
  const names = [...(nodes.length > 0 ? ['Node'] : []), ...others.map(({ name }) => name)]
  return names.flatMap((name) => parseSelections(`{ ... on ${name} { id } }`))
}

/** What Relay adds is found where the field or the fragment is whose type needs it. */
export function markGenerated(
  node: SelectionNode,
  at: ASTNode,
  context: LowerContext,
  written?: SelectionNode,
) {
  if (node === written) return
  context.generated.add(node)
  if (at.loc) Object.assign(node, { loc: at.loc })
  if (node.kind === Kind.FRAGMENT_SPREAD) return
  for (const child of node.selectionSet?.selections ?? []) {
    markGenerated(child, at, context, written)
  }
}
