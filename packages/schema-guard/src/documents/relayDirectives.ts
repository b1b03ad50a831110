import {
  isInterfaceType,
  isObjectType,
  Kind,
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentSpreadNode,
  type GraphQLCompositeType,
  type InlineFragmentNode,
  type SelectionNode,
} from 'graphql'

/** The position in a document; Relay derives generated names from it. */
export type Position = { document: string; path: readonly string[] }

const text = (value: string) => ({ kind: Kind.STRING, value }) as const

const argument = (name: string, value: ArgumentNode['value']): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: { kind: Kind.NAME, value: name },
  value,
})

const given = (directive: DirectiveNode | undefined, name: string) =>
  directive?.arguments?.find((one) => one.name.value === name)?.value

const named = (directives: readonly DirectiveNode[], name: string) =>
  directives.find((directive) => directive.name.value === name)

/** Adds the labels that Relay gives to `@defer` and `@stream`, with the name of the document. */
export function labelled(
  directives: readonly DirectiveNode[],
  document: string,
  fallback: string,
): DirectiveNode[] {
  return directives.map((directive) => {
    const kind = directive.name.value
    if (kind !== 'defer' && kind !== 'stream') return directive
    const own = given(directive, 'label')
    const label = `${document}$${kind}$${own?.kind === Kind.STRING ? own.value : fallback}`
    const others = (directive.arguments ?? []).filter(({ name }) => name.value !== 'label')
    return { ...directive, arguments: [argument('label', text(label)), ...others] }
  })
}

/** `@stream_connection` streams the edges and defers what tells of the page. */
export function streamedConnection(
  selections: readonly SelectionNode[],
  directives: readonly DirectiveNode[],
  document: string,
): SelectionNode[] {
  const directive = named(directives, 'stream_connection')
  const key = given(directive, 'key')
  if (!directive || key?.kind !== Kind.STRING) return [...selections]
  const condition = given(directive, 'if')
  const ifs = condition ? [argument('if', condition)] : []
  const initial = given(directive, 'initial_count')
  const counts = initial ? [argument('initialCount', initial)] : []
  const label = (kind: string, end: string) =>
    argument('label', text(`${document}$${kind}$${key.value}${end}`))
  const applied = (name: string, args: ArgumentNode[]): DirectiveNode => ({
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
    arguments: args,
    ...(directive.loc ? { loc: directive.loc } : {}),
  })
  return selections.map((selection): SelectionNode => {
    if (selection.kind !== Kind.FIELD) return selection
    if (selection.name.value === 'edges') {
      const stream = applied('stream', [label('stream', ''), ...ifs, ...counts])
      return { ...selection, directives: [...(selection.directives ?? []), stream] }
    }
    if (selection.name.value !== 'pageInfo') return selection
    return {
      kind: Kind.INLINE_FRAGMENT,
      directives: [applied('defer', [label('defer', '$pageInfo'), ...ifs])],
      selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] },
      ...(selection.loc ? { loc: selection.loc } : {}),
    }
  })
}

/** `@match` says which types the client has modules for. */
export function supportedTypes(
  field: FieldNode,
  parent: GraphQLCompositeType | undefined,
  typeOf: (fragment: string) => string | undefined,
): ArgumentNode[] {
  if (!named(field.directives ?? [], 'match')) return []
  if (!isObjectType(parent) && !isInterfaceType(parent)) return []
  const declared = parent
    .getFields()
    [field.name.value]?.args.some(({ name }) => name === 'supported')
  if (declared !== true) return []
  const types = (field.selectionSet?.selections ?? []).flatMap((selection) =>
    selection.kind === Kind.FRAGMENT_SPREAD && named(selection.directives ?? [], 'module')
      ? [typeOf(selection.name.value) ?? '']
      : [],
  )
  return [argument('supported', { kind: Kind.LIST, values: types.map(text) })]
}

/** A fragment with `@module` is sent with the names of its module and of its operation. */
export function withModule(
  spread: FragmentSpreadNode,
  source: FragmentSpreadNode,
  type: GraphQLCompositeType | undefined,
  { document, path }: Position,
): SelectionNode | null {
  const name = given(named(source.directives ?? [], 'module'), 'name')
  if (name?.kind !== Kind.STRING) return null
  const js = isObjectType(type) || isInterfaceType(type) ? type.getFields().js : undefined
  if (!js || !type) return null
  const hasId = js.args.some((one) => one.name === 'id')
  const id = [document, ...path].join('.')
  const at = source.loc ? { loc: source.loc } : {}
  const field = (alias: string, module: string): FieldNode => ({
    kind: Kind.FIELD,
    alias: { kind: Kind.NAME, value: `__module_${alias}_${document}` },
    name: { kind: Kind.NAME, value: 'js' },
    arguments: [argument('module', text(module)), ...(hasId ? [argument('id', text(id))] : [])].map(
      (one) => ({ ...one, ...at }),
    ),
    ...at,
  })
  const fragment: InlineFragmentNode = {
    kind: Kind.INLINE_FRAGMENT,
    typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type.name }, ...at },
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: [
        spread,
        field('operation', `${source.name.value}$normalization.graphql`),
        field('component', name.value),
      ],
    },
    ...at,
  }
  return fragment
}
