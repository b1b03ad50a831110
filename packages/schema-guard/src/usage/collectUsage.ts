import {
  getNamedType,
  isCompositeType,
  isInputType,
  isInterfaceType,
  isObjectType,
  Kind,
  typeFromAST,
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { placeOf } from '../documents/place'
import type { SentDocuments } from '../documents/lowerDocuments'
import type { Definition, Place } from '../model'
import { collectValue, type Record } from './collectValue'
import { createReach } from './inputReach'
import { createUsageIndex, type UsageIndex } from './usageIndex'

/** What the operations of a client touch in the schema that it was written for. */
export function collectUsage(clients: readonly SentDocuments[], schema: GraphQLSchema): UsageIndex {
  const { add, addSender, index } = createUsageIndex()
  const reach = createReach(schema)

  for (const { operations, generated, required, semantic } of clients) {
    const walked = new Map<ASTNode, Set<Definition>>()
    const conditions = new Map(
      operations.flatMap(({ fragments }) =>
        fragments.map(({ node }) => [node.name.value, node.typeCondition.name.value]),
      ),
    )
    const context: WalkContext = { schema, conditions }

    const recorder =
      (definition: Definition, senders: ReadonlySet<Definition>): Record =>
      (how, coordinate, node, within) => {
        const action = required.get(node)
        add({
          how,
          coordinate,
          definition,
          node,
          senders,
          place: rememberedPlace(definition, coordinate) ?? placeOf(node),
          ...(within === undefined ? {} : { within }),
          ...(generated.has(node) ? { isGenerated: true } : {}),
          ...(semantic.has(node) ? { isSemantic: true } : {}),
          ...(action === undefined ? {} : { required: action }),
        })
      }

    for (const { definition, node, fragments } of operations) {
      addSender(definition, definition)
      const record = recorder(definition, new Set([definition]))
      collectVariables(node, schema, reach, record)
      const root = schema.getRootType(node.operation)
      if (root) collectSelections(node.selectionSet, root, context, record)
      collectDirectives(node.directives, schema, record)
      for (const fragment of fragments) {
        addSender(fragment.definition, definition)
        const known = walked.get(fragment.node)
        known?.add(definition)
        if (known) continue
        const senders = new Set([definition])
        walked.set(fragment.node, senders)
        const { typeCondition, selectionSet } = fragment.node
        const recordOwn = recorder(fragment.definition, senders)
        recordOwn('narrowed', typeCondition.name.value, typeCondition, typeCondition.name.value)
        const on = schema.getType(typeCondition.name.value)
        if (isCompositeType(on)) collectSelections(selectionSet, on, context, recordOwn)
      }
    }
  }
  return index
}

/** Where an older release wrote it: in the definition's own file, if it did so in several. */
function rememberedPlace({ places, place }: Definition, coordinate: string): Place | undefined {
  const known = places?.get(coordinate) ?? []
  return (
    known.find(({ file, line }) => file === place.file && line >= place.line) ??
    known.find(({ file }) => file === place.file) ??
    known[0]
  )
}

function collectVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
  reach: (name: string) => ReadonlySet<string>,
  record: Record,
) {
  for (const variable of variableDefinitions) {
    const type = typeFromAST(schema, variable.type)
    if (!isInputType(type)) continue
    for (const name of reach(getNamedType(type).name)) record('sent', name, variable)
    if (variable.defaultValue) collectValue(variable.defaultValue, type, record)
  }
}

type WalkContext = {
  schema: GraphQLSchema
  /** The type that each fragment stands on. */
  conditions: ReadonlyMap<string, string>
}

function collectSelections(
  { selections }: SelectionSetNode,
  parent: GraphQLCompositeType,
  context: WalkContext,
  record: Record,
) {
  const { schema, conditions } = context
  for (const selection of selections) {
    collectDirectives(selection.directives, schema, record)
    if (selection.kind === Kind.FIELD) collectField(selection, parent, context, record)
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition
      const on = condition ? schema.getType(condition.name.value) : parent
      if (condition) record('narrowed', condition.name.value, selection, parent.name)
      if (isCompositeType(on)) collectSelections(selection.selectionSet, on, context, record)
    } else {
      // The fragment itself is walked once; what it narrows is told by the spread.
      const condition = conditions.get(selection.name.value)
      if (condition !== undefined) record('narrowed', condition, selection, parent.name)
    }
  }
}

function collectField(
  node: FieldNode,
  parent: GraphQLCompositeType,
  context: WalkContext,
  record: Record,
) {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return
  const field = parent.getFields()[node.name.value]
  if (!field) return
  const coordinate = `${parent.name}.${field.name}`
  record('selected', coordinate, node)
  const type = getNamedType(field.type)
  record('received', type.name, node)
  collectArguments(node, field, coordinate, record)
  if (node.selectionSet && isCompositeType(type)) {
    collectSelections(node.selectionSet, type, context, record)
  }
}

function collectArguments(
  node: FieldNode,
  field: GraphQLField<unknown, unknown>,
  coordinate: string,
  record: Record,
) {
  for (const given of node.arguments ?? []) {
    const argument = field.args.find(({ name }) => name === given.name.value)
    if (!argument) continue
    record('given', `${coordinate}(${argument.name}:)`, given)
    collectValue(given.value, argument.type, record)
  }
}

function collectDirectives(
  directives: readonly DirectiveNode[] | undefined,
  schema: GraphQLSchema,
  record: Record,
) {
  for (const node of directives ?? []) {
    const directive = schema.getDirective(node.name.value)
    if (!directive) continue
    record('applied', `@${directive.name}`, node)
    for (const given of node.arguments ?? []) {
      const argument = directive.args.find(({ name }) => name === given.name.value)
      if (!argument) continue
      record('given', `@${directive.name}(${argument.name}:)`, given)
      collectValue(given.value, argument.type, record)
    }
  }
}
