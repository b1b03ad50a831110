import {
  isCompositeType,
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLCompositeType,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { withoutConstants } from './constantConditions'
import type { LowerContext } from './LowerContext'
import { idSelections, markGenerated } from './ownIds'
import { argumentsOf, connectionSelections, typeOfField } from './ownSelections'
import { labelled, streamedConnection, supportedTypes, withModule } from './relayDirectives'
import { isClientEdge, resolverOf, type Resolver } from './resolvers'
import { substitute, type Bindings } from './substitute'
import { flattened, inlined, isEmptied, isUnmasked } from './writtenOut'

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
  switch (selection.kind) {
    case Kind.FIELD: {
      if (isLocal(selection, context)) return []
      const resolver = context.isRelay
        ? resolverOf(context.resolvers, parent, selection.name.value)
        : undefined
      if (resolver) return lowerResolver(resolver, selection, bindings, context)
      const field = lowerField({ ...selection, directives }, all, parent, bindings, context)
      if (context.generated.has(selection)) context.generated.add(field)
      return isEmptied(field, selection) ? [] : [field]
    }
    case Kind.INLINE_FRAGMENT: {
      const on = selection.typeCondition
        ? compositeOf(selection.typeCondition.name.value, context)
        : parent
      const inside = isCaught(all) ? { ...context, isSemantic: true } : context
      const selectionSet = lowerSelections(selection.selectionSet, on, bindings, inside)
      const fragment = flattened(
        { ...selection, directives, selectionSet },
        parent,
        context.isRelay,
      )
      return isEmptied(fragment, selection) ? [] : [fragment]
    }
    case Kind.FRAGMENT_SPREAD:
      return lowerSpread(selection, directives, parent, bindings, context)
  }
}

/** A spread names its fragment as it is sent, or stands for its selections where Relay writes those out. */
function lowerSpread(
  spread: FragmentSpreadNode,
  directives: readonly DirectiveNode[],
  parent: GraphQLCompositeType | undefined,
  bindings: Bindings,
  context: LowerContext,
): SelectionNode[] {
  const all = spread.directives ?? []
  const fragment = spread.name.value
  if (context.isUpdatable(fragment)) return []
  const values = new Map(
    argumentsOf(all, 'arguments').map(({ name, value }) => [
      name.value,
      substitute(value, bindings),
    ]),
  )
  const name = context.lowerSpread(fragment, values)
  if (name === null) return []
  const on = compositeOf(context.typeOfFragment(fragment) ?? '', context)
  if (context.isRelay && on && isUnmasked(all)) {
    const selectionSet = context.writeOut(fragment, name)
    if (selectionSet) return [flattened(inlined(spread, on, selectionSet), parent, true)]
  }
  const sent = {
    ...spread,
    directives: labelledHere(directives, fragment, context),
    name: { ...spread.name, value: name },
  }
  const withItsModule = withModule(sent, spread, on, context.position)
  if (withItsModule) markGenerated(withItsModule, spread, context, sent)
  return [withItsModule ?? sent]
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
