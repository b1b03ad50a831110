import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type ArgumentNode,
  type ASTNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import { withoutConstants } from './constantConditions'
import { substitute, type Bindings } from './substitute'

export type LowerContext = {
  schema: GraphQLSchema
  isRelay: boolean
  /** Nodes that no author wrote. */
  generated: WeakSet<object>
  /** What `@required` says on a field. */
  required: WeakMap<object, string>
  /** Returns the name of the fragment as it is sent, with its arguments put in; null when nothing of it is left. */
  lowerSpread(name: string, values: Bindings): string | null
}

/** The selections as the server receives them: client directives gone, fragment arguments put in, Relay's own fields added. */
export function lowerSelections(
  set: SelectionSetNode,
  parent: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): SelectionSetNode {
  const selections = set.selections.flatMap((selection) =>
    lowerSelection(selection, parent, bindings, context),
  )
  return { ...set, selections }
}

function lowerSelection(
  selection: SelectionNode,
  parent: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): SelectionNode[] {
  const all = selection.directives ?? []
  const known = sentDirectives(all, bindings, context)
  const directives = context.isRelay ? withoutConstants(known) : known
  if (directives === null) return []
  if (selection.kind === Kind.FIELD) {
    if (isLocal(selection, context)) return []
    const field = lowerField({ ...selection, directives }, all, parent, bindings, context)
    if (context.generated.has(selection)) context.generated.add(field)
    return isEmptied(field, selection) ? [] : [field]
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const on = selection.typeCondition
      ? compositeOf(selection.typeCondition.name.value, context)
      : parent
    const selectionSet = lowerSelections(selection.selectionSet, on, bindings, context)
    const fragment = { ...selection, directives, selectionSet }
    return isEmptied(fragment, selection) ? [] : [fragment]
  }
  const values = new Map(
    argumentsOf(all, 'arguments').map(({ name, value }) => [
      name.value,
      substitute(value, bindings),
    ]),
  )
  const name = context.lowerSpread(selection.name.value, values)
  if (name === null) return []
  return [{ ...selection, directives, name: { ...selection.name, value: name } }]
}

/** Whether a field lives in the browser only: marked so, or one that Relay keeps for itself. */
function isLocal({ name, directives = [] }: FieldNode, context: LowerContext): boolean {
  if (context.isRelay && ['__id', '__token'].includes(name.value)) return true
  return !isKnown('client', context) && directives.some((one) => one.name.value === 'client')
}

/** Whether what was left out was all that was selected there. */
const isEmptied = (
  { selectionSet }: { selectionSet?: SelectionSetNode },
  before: { selectionSet?: SelectionSetNode },
) => selectionSet?.selections.length === 0 && before.selectionSet?.selections.length !== 0

function lowerField(
  field: FieldNode,
  directives: readonly DirectiveNode[],
  parent: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): FieldNode {
  const type = typeOfField(field.name.value, parent)
  const lowered: FieldNode = {
    ...field,
    arguments: (field.arguments ?? []).flatMap((argument) => {
      const value = substitute(argument.value, bindings)
      // Relay sends no argument that is null.
      return context.isRelay && value.kind === Kind.NULL ? [] : [{ ...argument, value }]
    }),
  }
  const result: FieldNode = field.selectionSet
    ? { ...lowered, selectionSet: lowerChildren(field, directives, type, bindings, context) }
    : lowered
  const required = argumentsOf(directives, 'required')[0]?.value
  if (required?.kind === Kind.ENUM) context.required.set(result, required.value)
  return result
}

function lowerChildren(
  field: FieldNode,
  directives: readonly DirectiveNode[],
  type: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): SelectionSetNode {
  const set = field.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] }
  const lowered = lowerSelections(set, type, bindings, context)
  if (!context.isRelay || !type || lowered.selections.length === 0) return lowered
  const added = [
    ...idSelections(type, lowered, context),
    ...(directives.some(({ name }) => /^(stream_)?connection$/.test(name.value))
      ? connectionSelections(field, type)
      : []),
  ]
  for (const node of added) markGenerated(node, field.name, context)
  return { ...lowered, selections: [...lowered.selections, ...added] }
}

/** The selections with the id that Relay finds their object by; its place is that of `at`. */
export function withId(
  set: SelectionSetNode,
  at: ASTNode,
  type: GraphQLCompositeType | undefined,
  context: LowerContext,
): SelectionSetNode {
  const added = type && set.selections.length > 0 ? idSelections(type, set, context) : []
  for (const node of added) markGenerated(node, at, context)
  return { ...set, selections: [...set.selections, ...added] }
}

/** Relay fetches the id of whatever has one, so that it knows its records again. */
function idSelections(
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

function hasId(type: GraphQLCompositeType): boolean {
  if (!isObjectType(type) && !isInterfaceType(type)) return false
  const id = type.getFields().id
  return id !== undefined && getNamedType(id.type).name === 'ID'
}

function connectionSelections(field: FieldNode, type: GraphQLCompositeType): SelectionNode[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  if (!type.getFields().edges || !type.getFields().pageInfo) return []
  const given = (field.arguments ?? []).map(({ name }) => name.value)
  const pageInfo = given.includes('last') ? 'startCursor hasPreviousPage' : 'endCursor hasNextPage'
  return parseSelections(`{ edges { cursor node { __typename } } pageInfo { ${pageInfo} } }`)
}

const parsedSelections = (text: string) => parse(text, { noLocation: true }).definitions[0]

function parseSelections(text: string): SelectionNode[] {
  const definition = parsedSelections(text)
  return definition?.kind === Kind.OPERATION_DEFINITION
    ? [...definition.selectionSet.selections]
    : []
}

/** What Relay adds is found where the field or the fragment is whose type needs it. */
function markGenerated(node: SelectionNode, at: ASTNode, context: LowerContext) {
  context.generated.add(node)
  if (at.loc) Object.assign(node, { loc: at.loc })
  if (node.kind === Kind.FRAGMENT_SPREAD) return
  for (const child of node.selectionSet?.selections ?? []) markGenerated(child, at, context)
}

const isKnown = (name: string, { schema }: LowerContext) => schema.getDirective(name) != null

/** A directive that the server does not define is the client's own, and is not sent. */
export function sentDirectives(
  directives: readonly DirectiveNode[],
  bindings: Bindings,
  context: LowerContext,
): DirectiveNode[] {
  return directives
    .filter(({ name }) => isKnown(name.value, context))
    .map((directive) => ({
      ...directive,
      arguments: (directive.arguments ?? []).map((argument) => ({
        ...argument,
        value: substitute(argument.value, bindings),
      })),
    }))
}

export function argumentsOf(
  directives: readonly DirectiveNode[],
  name: string,
): readonly ArgumentNode[] {
  return directives.find((directive) => directive.name.value === name)?.arguments ?? []
}

export function compositeOf(
  name: string,
  { schema }: LowerContext,
): GraphQLCompositeType | undefined {
  const type = schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

function typeOfField(
  name: string,
  parent: GraphQLCompositeType | undefined,
): GraphQLCompositeType | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  const field = parent.getFields()[name]
  const type = field && getNamedType(field.type)
  return isCompositeType(type) ? type : undefined
}

export const NO_BINDINGS: ReadonlyMap<string, ValueNode> = new Map()
