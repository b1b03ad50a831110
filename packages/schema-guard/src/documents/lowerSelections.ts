import {
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  Kind,
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
import {
  labelled,
  streamedConnection,
  supportedTypes,
  withModule,
  type Position,
} from './relayDirectives'
import {
  argumentsOf,
  connectionSelections,
  hasId,
  parseSelections,
  typeOfField,
} from './ownSelections'
import { isClientEdge, resolverOf, type Resolver } from './resolvers'
import { substitute, type Bindings } from './substitute'
import { flattened, inlined, isEmptied, isUnmasked } from './writtenOut'

export type LowerContext = {
  schema: GraphQLSchema
  isRelay: boolean
  /** Nodes that no author wrote. */
  generated: WeakSet<object>
  /** What `@required` says on a field. */
  required: WeakMap<object, string>
  /** Fields under `@throwOnFieldError` or `@catch`: there, a null without an error is what `@semanticNonNull` rules out. */
  semantic: WeakSet<object>
  isSemantic: boolean
  position: Position
  resolvers: readonly Resolver[]
  /** The type that a fragment stands on. */
  typeOfFragment(name: string): string | undefined
  /** Whether a fragment only writes to what others have fetched. */
  isUpdatable(name: string): boolean
  /** Notes what is asked for of something that a resolver brings: Relay sends it by itself. */
  addClientEdge(edge: ClientEdge): void
  /** Returns the name of the fragment as it is sent, with its arguments put in; null when nothing of it is left. */
  lowerSpread(name: string, values: Bindings): string | null
  /** The selections of a fragment by its sent name, for those who write them out in its place. */
  writeOut(name: string, sentName: string): SelectionSetNode | undefined
}

export type ClientEdge = { field: FieldNode; type: string; position: Position }

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
    const resolver = context.isRelay
      ? resolverOf(context.resolvers, parent, selection.name.value)
      : undefined
    if (resolver) return lowerResolver(resolver, selection, bindings, context)
    const field = lowerField({ ...selection, directives }, all, parent, bindings, context)
    if (context.generated.has(selection)) context.generated.add(field)
    return isEmptied(field, selection) ? [] : [field]
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) {
    const on = selection.typeCondition
      ? compositeOf(selection.typeCondition.name.value, context)
      : parent
    const inside = isCaught(all) ? { ...context, isSemantic: true } : context
    const selectionSet = lowerSelections(selection.selectionSet, on, bindings, inside)
    const fragment = flattened({ ...selection, directives, selectionSet }, parent, context.isRelay)
    return isEmptied(fragment, selection) ? [] : [fragment]
  }
  const values = new Map(
    argumentsOf(all, 'arguments').map(({ name, value }) => [
      name.value,
      substitute(value, bindings),
    ]),
  )
  if (context.isUpdatable(selection.name.value)) return []
  const name = context.lowerSpread(selection.name.value, values)
  if (name === null) return []
  const on = compositeOf(context.typeOfFragment(selection.name.value) ?? '', context)
  if (context.isRelay && on && isUnmasked(all)) {
    const selectionSet = context.writeOut(selection.name.value, name)
    if (selectionSet) return [flattened(inlined(selection, on, selectionSet), parent, true)]
  }
  const spread = {
    ...selection,
    directives: labelledHere(directives, selection.name.value, context),
    name: { ...selection.name, value: name },
  }
  const withItsModule = withModule(spread, selection, on, context.position)
  if (withItsModule) markGenerated(withItsModule, selection, context, spread)
  return [withItsModule ?? spread]
}

const labelledHere = (
  directives: readonly DirectiveNode[],
  name: string,
  { isRelay, position }: LowerContext,
) => (isRelay ? labelled(directives, position.document, name) : directives)

const isCaught = (all: readonly DirectiveNode[]) => all.some(({ name }) => name.value === 'catch')

/** What a resolver reads is sent in its place. */
function lowerResolver(
  resolver: Resolver,
  field: FieldNode,
  bindings: Bindings,
  context: LowerContext,
): SelectionNode[] {
  if (field.selectionSet && isClientEdge(resolver, context.schema)) {
    const { document, path } = context.position
    const position = { document, path: [...path, keyOf(field)] }
    context.addClientEdge({ field, type: resolver.returns ?? '', position })
  }
  if (resolver.rootFragment === undefined) return []
  const values = new Map(
    (field.arguments ?? []).map(({ name, value }) => [name.value, substitute(value, bindings)]),
  )
  const name = context.lowerSpread(resolver.rootFragment, values)
  const at = field.loc ? { loc: field.loc } : {}
  return name === null
    ? []
    : [{ kind: Kind.FRAGMENT_SPREAD, name: { kind: Kind.NAME, value: name }, ...at }]
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value

/** Whether a field lives in the browser only: marked so, or one that Relay keeps for itself. */
function isLocal({ name, directives = [] }: FieldNode, context: LowerContext): boolean {
  if (context.isRelay && ['__id', '__token'].includes(name.value)) return true
  return !isKnown('client', context) && directives.some((one) => one.name.value === 'client')
}

function lowerField(
  field: FieldNode,
  directives: readonly DirectiveNode[],
  parent: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): FieldNode {
  const type = typeOfField(field.name.value, parent)
  const supported = context.isRelay
    ? supportedTypes({ ...field, directives }, parent, context.typeOfFragment)
    : []
  const lowered: FieldNode = {
    ...field,
    directives: labelledHere(field.directives ?? [], keyOf(field), context),
    arguments: [
      ...(field.arguments ?? []).flatMap((argument) => {
        const value = substitute(argument.value, bindings)
        // Relay sends no argument that is null.
        return context.isRelay && value.kind === Kind.NULL ? [] : [{ ...argument, value }]
      }),
      ...supported.map((one) => ({ ...one, ...(field.loc ? { loc: field.loc } : {}) })),
    ],
  }
  const { document, path } = context.position
  const inside = {
    ...context,
    isSemantic: context.isSemantic || isCaught(directives),
    position: { document, path: [...path, keyOf(field)] },
  }
  const result: FieldNode = field.selectionSet
    ? { ...lowered, selectionSet: lowerChildren(field, directives, type, bindings, inside) }
    : lowered
  if (inside.isSemantic) context.semantic.add(result)
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
  const all = [...lowered.selections, ...added]
  const { document } = context.position
  return { ...lowered, selections: streamedConnection(all, directives, document) }
}

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

/** What Relay adds is found where the field or the fragment is whose type needs it. */
function markGenerated(
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

type Composite = GraphQLCompositeType | undefined

export function compositeOf(name: string, { schema }: LowerContext): Composite {
  const type = schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

export const NO_BINDINGS: ReadonlyMap<string, ValueNode> = new Map()
