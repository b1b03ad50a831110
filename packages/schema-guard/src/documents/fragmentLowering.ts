import {
  print,
  type DirectiveNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type VariableDefinitionNode,
} from 'graphql'
import type { Definition } from '../model'
import { bindingsOf } from './bindings'
import { clientEdgeName, clientEdgeQuery } from './clientEdges'
import type { ClientEdge, LowerContext } from './LowerContext'
import { compositeOf, lowerSelections } from './lowerSelections'
import { withId } from './ownIds'
import type { ParsedFragment, ParsedOperation } from './parseDocuments'
import { isRefetchedById } from './refetchOperations'
import type { Resolver } from './resolvers'
import type { Bindings } from './substitute'

/** A fragment as it is sent; several may come from one that takes arguments. */
export type SentFragment = { definition: Definition; node: FragmentDefinitionNode }

export type LowerOptions = {
  schema: GraphQLSchema
  isRelay: boolean
  resolvers?: readonly Resolver[]
}

/** Filled while operations are lowered. */
export type FragmentLowering = {
  context: LowerContext
  /** Those written and those that Relay generates. */
  fragments: ReadonlyMap<string, ParsedFragment>
  /** The queries that Relay generates for what resolvers return. */
  edges: ReadonlyMap<string, ParsedOperation>
  /** By the names under which they are sent. */
  sent: ReadonlyMap<string, SentFragment>
  /** The variables that providers fill. */
  provided: ReadonlyMap<string, VariableDefinitionNode>
  unknown: ReadonlySet<string>
  writtenOut: ReadonlySet<Definition>
}

/** Lowers a fragment at its first spread with the same arguments. */
export function createFragmentLowering(
  written: ReadonlyMap<string, ParsedFragment>,
  { schema, isRelay, resolvers = [] }: LowerOptions,
): FragmentLowering {
  const fragments = new Map(written)
  const edges = new Map<string, ParsedOperation>()
  const sent = new Map<string, SentFragment>()
  const provided = new Map<string, VariableDefinitionNode>()
  const unknown = new Set<string>()
  const writtenOut = new Set<Definition>()
  const context: LowerContext = {
    schema,
    isRelay,
    generated: new WeakSet(),
    required: new WeakMap(),
    semantic: new WeakSet(),
    isSemantic: false,
    position: { document: '', path: [] },
    resolvers,
    typeOfFragment: (name) => fragments.get(name)?.node.typeCondition.name.value,
    isUpdatable: (name) => isRelay && has(fragments.get(name)?.node.directives, 'updatable'),
    addClientEdge,
    lowerSpread,
    writeOut(name, sentName) {
      const fragment = fragments.get(name)
      if (fragment) writtenOut.add(fragment.definition)
      return sent.get(sentName)?.node.selectionSet
    },
  }

  function addClientEdge(edge: ClientEdge) {
    if (edges.has(clientEdgeName(edge))) return
    const query = clientEdgeQuery(edge, schema)
    if (!query) return
    fragments.set(query.fragment.definition.name, query.fragment)
    edges.set(query.operation.definition.name, query.operation)
  }

  function lowerSpread(name: string, given: Bindings): string | null {
    const fragment = fragments.get(name)
    if (!fragment) {
      unknown.add(name)
      return name
    }
    const bindings = bindingsOf(fragment, given, provided)
    const sentName = nameOf(name, bindings)
    if (!sent.has(sentName)) {
      // Its name is taken before its selections are walked: a fragment that spreads itself must come to an end.
      sent.set(sentName, fragment)
      sent.set(sentName, {
        definition: fragment.definition,
        node: lowerFragment(fragment, sentName, bindings),
      })
    }
    return sent.get(sentName)?.node.selectionSet.selections.length === 0 ? null : sentName
  }

  function lowerFragment({ node }: ParsedFragment, name: string, bindings: Bindings) {
    const on = compositeOf(node.typeCondition.name.value, context)
    const inside = {
      ...context,
      isSemantic: isSemantic(node.directives),
      position: { document: node.name.value, path: [] },
    }
    const selectionSet = lowerSelections(node.selectionSet, on, bindings, inside)
    return {
      ...node,
      name: { ...node.name, value: name },
      directives: [],
      selectionSet:
        isRelay && isRefetchedById(node, schema)
          ? withId(selectionSet, node.typeCondition, on, context)
          : selectionSet,
    }
  }

  return { context, fragments, edges, sent, provided, unknown, writtenOut }
}

export const has = (directives: readonly DirectiveNode[] | undefined, name: string): boolean =>
  (directives ?? []).some((directive) => directive.name.value === name)

/** Whether a client that reads it never sees a null that comes with an error. */
export const isSemantic = (directives: readonly DirectiveNode[] | undefined): boolean =>
  has(directives, 'throwOnFieldError') || has(directives, 'catch')

function nameOf(name: string, bindings: Bindings): string {
  if (bindings.size === 0) return name
  const values = [...bindings].map(([key, value]) => `${key}_${print(value)}`).join('__')
  return `${name}__${values.replace(/\W/g, (character) => `_${character.charCodeAt(0)}`)}`
}
