import {
  Kind,
  parseType,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import { type Definition } from '../model'
import {
  argumentsOf,
  compositeOf,
  lowerSelections,
  NO_BINDINGS,
  sentDirectives,
  type LowerContext,
  withId,
} from './lowerSelections'
import { type ParsedDocuments, type ParsedFragment } from './parseDocuments'
import { isRefetchedById, refetchOperations } from './refetchOperations'
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
  /** Fragments that are spread and nowhere written. */
  unknown: ReadonlySet<string>
  doubts: readonly string[]
  generated: WeakSet<object>
  required: WeakMap<object, string>
}

/** The operations that the client sends, made of standard GraphQL only; every node keeps the place where it was written. */
export function lowerDocuments(
  { operations, fragments, doubts }: ParsedDocuments,
  { schema, isRelay }: { schema: GraphQLSchema; isRelay: boolean },
): SentDocuments {
  const sent = new Map<string, SentFragment>()
  const provided = new Map<string, VariableDefinitionNode>()
  const unknown = new Set<string>()
  const context: LowerContext = {
    schema,
    isRelay,
    generated: new WeakSet(),
    required: new WeakMap(),
    lowerSpread,
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
    const selectionSet = lowerSelections(node.selectionSet, on, bindings, context)
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

  const refetched = isRelay ? refetchOperations(fragments, schema) : []
  // Relay asks it for what its fragment stands on, and never for anything else that has an id.
  for (const { node } of refetched) {
    for (const selection of node.selectionSet.selections) context.generated.add(selection)
  }
  const lowered = [...operations, ...refetched].map(({ definition, node }): SentOperation => {
    const root = schema.getRootType(node.operation) ?? undefined
    const operation: OperationDefinitionNode = {
      ...node,
      directives: sentDirectives(node.directives ?? [], NO_BINDINGS, context),
      selectionSet: lowerSelections(node.selectionSet, root, NO_BINDINGS, context),
    }
    const reached = reachedFragments(operation, sent)
    const complete = isRelay ? withVariables(operation, reached, provided) : operation
    const definitions = [complete, ...reached.map((fragment) => fragment.node)]
    const document: DocumentNode = { kind: Kind.DOCUMENT, definitions }
    return { definition, node: complete, fragments: reached, document }
  })

  const used = new Set(lowered.flatMap((operation) => operation.fragments.map((f) => f.definition)))
  const orphans = [...fragments.values()].flatMap(({ definition }) =>
    used.has(definition) ? [] : [definition],
  )
  return {
    operations: lowered,
    orphans,
    unknown,
    doubts,
    generated: context.generated,
    required: context.required,
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
