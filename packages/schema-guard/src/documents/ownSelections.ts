import {
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type GraphQLCompositeType,
  type SelectionNode,
} from 'graphql'

/** Whether Relay knows a thing of this type again by its id. */
export function hasId(type: GraphQLCompositeType): boolean {
  if (!isObjectType(type) && !isInterfaceType(type)) return false
  const id = type.getFields().id
  return id !== undefined && getNamedType(id.type).name === 'ID'
}

/** What `@connection` needs to ask for the next page. */
export function connectionSelections(
  field: FieldNode,
  type: GraphQLCompositeType,
): SelectionNode[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  if (!type.getFields().edges || !type.getFields().pageInfo) return []
  const given = (field.arguments ?? []).map(({ name }) => name.value)
  const pageInfo = given.includes('last') ? 'startCursor hasPreviousPage' : 'endCursor hasNextPage'
  return parseSelections(`{ edges { cursor node { __typename } } pageInfo { ${pageInfo} } }`)
}

const parsedSelections = (text: string) => parse(text, { noLocation: true }).definitions[0]

/** Selections of a text, without places. */
export function parseSelections(text: string): SelectionNode[] {
  const definition = parsedSelections(text)
  return definition?.kind === Kind.OPERATION_DEFINITION
    ? [...definition.selectionSet.selections]
    : []
}

/** The type of what a field brings, when it has fields of its own. */
export function typeOfField(
  name: string,
  parent: GraphQLCompositeType | undefined,
): GraphQLCompositeType | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  const field = parent.getFields()[name]
  const type = field && getNamedType(field.type)
  return isCompositeType(type) ? type : undefined
}

/** What a directive is given, where it is applied. */
export function argumentsOf(
  directives: readonly DirectiveNode[],
  name: string,
): readonly ArgumentNode[] {
  return directives.find((directive) => directive.name.value === name)?.arguments ?? []
}
