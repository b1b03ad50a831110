import {
  Kind,
  parseType,
  print,
  visit,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import { type Definition } from '../model'
import {
  compositeOf,
  lowerSelections,
  NO_BINDINGS,
  sentDirectives,
  type ClientEdge,
  type LowerContext,
  withId,
} from './lowerSelections'
import { inferredVariables } from './inferredVariables'
import { argumentsOf } from './ownSelections'
import { type ParsedDocuments, type ParsedFragment, type ParsedOperation } from './parseDocuments'
import { placeOf } from './place'
import { isRefetchedById, refetchOperation, refetchOperations } from './refetchOperations'
import { type Resolver } from './resolvers'
import { type Bindings } from './substitute'

/** A fragment as it is sent; several may come from one that takes arguments. */
export type SentFragment = { definition: Definition; node: FragmentDefinitionNode }

export type SentOperation = {
  definition: Definition
  node: OperationDefinitionNode
  fragments: readonly SentFragment[]
  document: DocumentNode
}

export type SentDocuments = {
  operations: SentOperation[]
  /** Fragments that no operation spreads: nothing of theirs is sent. */
  orphans: Definition[]
  /** Fragments whose selections stand in the place of their spread. */
  writtenOut: ReadonlySet<Definition>
  /** Fragments that are spread and nowhere written. */
  unknown: ReadonlySet<string>
  doubts: readonly string[]
  generated: WeakSet<object>
  required: WeakMap<object, string>
  semantic: WeakSet<object>
}

type LowerOptions = {
  schema: GraphQLSchema
  isRelay: boolean
  resolvers?: readonly Resolver[]
}

/** The operations that the client sends, made of standard GraphQL only; every node keeps the place where it was written. */
export function lowerDocuments(
  { operations, fragments: written, doubts }: ParsedDocuments,
  { schema, isRelay, resolvers = [] }: LowerOptions,
): SentDocuments {
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

  /** For the fields of an object that a client resolver returns, Relay generates a query of its own. */
  function addClientEdge({ field, type, position }: ClientEdge) {
    const place = placeOf(field)
    const path = [position.document, ...position.path]
    const name = `${path[0]}_${path.slice(1).join('__')}`
    if (edges.has(`ClientEdgeQuery_${name}`)) return
    const fragment: ParsedFragment = {
      definition: { name: `RefetchableClientEdgeQuery_${name}`, kind: 'fragment', place },
      node: clientEdgeFragment(field, `RefetchableClientEdgeQuery_${name}`, type),
    }
    const [operation] = refetchOperation(fragment, `ClientEdgeQuery_${name}`, schema)
    if (!operation) return
    fragments.set(fragment.definition.name, fragment)
    edges.set(operation.definition.name, operation)
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

  const refetched = isRelay ? refetchOperations(written, schema) : []
  const requested = operations.filter(({ node }) => !isRelay || !has(node.directives, 'updatable'))
  const lowered = requested.map((one) => lowerOperation(one, false))
  lowered.push(...refetched.map((one) => lowerOperation(one, true)))
  // Lowering one of these queries may add another.
  for (const edge of edges.values()) lowered.push(lowerOperation(edge, true))

  function lowerOperation(
    { definition, node }: ParsedOperation,
    isRefetch: boolean,
  ): SentOperation {
    // The root field of a refetch query is generated by Relay, as the way to its fragment.
    if (isRefetch) node.selectionSet.selections.forEach((one) => context.generated.add(one))
    const root = schema.getRootType(node.operation) ?? undefined
    const inside = {
      ...context,
      isSemantic: isSemantic(node.directives),
      position: { document: definition.name, path: [] },
    }
    const operation: OperationDefinitionNode = {
      ...node,
      directives: sentDirectives(node.directives ?? [], NO_BINDINGS, context),
      selectionSet: lowerSelections(node.selectionSet, root, NO_BINDINGS, inside),
    }
    const reached = reachedFragments(operation, sent)
    const bare = isRelay ? withVariables(operation, reached, provided) : operation
    const complete = isRefetch ? inferredVariables(bare, reached, schema) : bare
    const definitions = [complete, ...reached.map((fragment) => fragment.node)]
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
    return { definition, node: complete, fragments: reached, document }
  }

  const used = new Set(lowered.flatMap((operation) => operation.fragments.map((f) => f.definition)))
  const orphans = [...fragments.values()].flatMap(({ definition }) =>
    used.has(definition) || writtenOut.has(definition) || context.isUpdatable(definition.name)
      ? []
      : [definition],
  )
  return {
    operations: lowered,
    orphans,
    writtenOut,
    unknown,
    doubts,
    generated: context.generated,
    required: context.required,
    semantic: context.semantic,
  }
}

const has = (directives: readonly DirectiveNode[] | undefined, name: string): boolean =>
  (directives ?? []).some((directive) => directive.name.value === name)

/** Whether a client that reads it never sees a null that comes with an error. */
const isSemantic = (directives: readonly DirectiveNode[] | undefined): boolean =>
  has(directives, 'throwOnFieldError') || has(directives, 'catch')

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

function nameOf(name: string, bindings: Bindings): string {
  if (bindings.size === 0) return name
  const values = [...bindings].map(([key, value]) => `${key}_${print(value)}`).join('__')
  return `${name}__${values.replace(/\W/g, (character) => `_${character.charCodeAt(0)}`)}`
}

/** What the fragment's own variables stand for in this spread: the value given, else the default, else null. */
function bindingsOf(
  { node }: ParsedFragment,
  given: Bindings,
  provided: Map<string, VariableDefinitionNode>,
): Bindings {
  const declared = argumentsOf(node.directives ?? [], 'argumentDefinitions')
  if (declared.length === 0) return NO_BINDINGS
  return new Map(
    declared.map(({ name, value }): [string, ValueNode] => {
      const options = new Map<string, ValueNode>(
        value.kind === Kind.OBJECT ? value.fields.map((f) => [f.name.value, f.value]) : [],
      )
      const [type, provider] = [options.get('type'), options.get('provider')]
      if (provider?.kind === Kind.STRING && type?.kind === Kind.STRING) {
        const variable = {
          kind: Kind.VARIABLE,
          name: { kind: Kind.NAME, value: `__relay_internal__pv__${moduleOf(provider.value)}` },
        } as const
        provided.set(variable.name.value, {
          kind: Kind.VARIABLE_DEFINITION,
          variable,
          type: parseType(type.value, { noLocation: true }),
          ...(name.loc ? { loc: name.loc } : {}),
        })
        return [name.value, variable]
      }
      const fallback = options.get('defaultValue') ?? { kind: Kind.NULL }
      return [name.value, given.get(name.value) ?? fallback]
    }),
  )
}

const moduleOf = (path: string) => path.replace(/^.*\//, '').replace(/\W/g, '')

function reachedFragments(
  operation: OperationDefinitionNode,
  sent: ReadonlyMap<string, SentFragment>,
): SentFragment[] {
  const reached = new Map<string, SentFragment>()
  const follow = (node: OperationDefinitionNode | FragmentDefinitionNode) => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = sent.get(name.value)
        if (!fragment || reached.has(name.value)) return
        reached.set(name.value, fragment)
        follow(fragment.node)
      },
    })
  }
  follow(operation)
  return [...reached.values()]
}

/** With the variables that providers fill; Relay leaves out those that only its own directives used. */
function withVariables(
  operation: OperationDefinitionNode,
  fragments: readonly SentFragment[],
  provided: ReadonlyMap<string, VariableDefinitionNode>,
): OperationDefinitionNode {
  const used = new Set<string>()
  for (const part of [operation.selectionSet, ...fragments.map((fragment) => fragment.node)]) {
    visit(part, { Variable: ({ name }) => void used.add(name.value) })
  }
  const variableDefinitions = [
    ...(operation.variableDefinitions ?? []),
    ...provided.values(),
  ].filter(({ variable }) => used.has(variable.name.value))
  return { ...operation, variableDefinitions }
}
