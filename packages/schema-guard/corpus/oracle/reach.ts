import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

/**
 * The text of everything in a schema that an operation can have to do with: of objects and interfaces, the fields whose
 * names it writes. Where it is the same in two schemas, so is every response and every refusal.
 */
export function createReach(document: DocumentNode, base: GraphQLSchema) {
  const types = new Set<string>()
  const directives = new Set<string>()
  const fields = new Set<string>()
  const info = new TypeInfo(base)
  const add = (type: GraphQLNamedType | null | undefined) => {
    if (!type || types.has(type.name)) return
    types.add(type.name)
    if (isAbstractType(type)) base.getPossibleTypes(type).forEach(add)
    if (isObjectType(type)) type.getInterfaces().forEach(add)
    if (isInputObjectType(type)) {
      Object.values(type.getFields()).forEach((field) => add(getNamedType(field.type)))
    }
  }
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ name }) {
        fields.add(name.value)
        const [parent, type] = [info.getParentType(), info.getType()]
        add(parent)
        add(type && getNamedType(type))
        for (const argument of info.getFieldDef()?.args ?? []) add(getNamedType(argument.type))
      },
      InlineFragment: () => add(info.getParentType()),
      FragmentDefinition: ({ typeCondition }) => add(base.getType(typeCondition.name.value)),
      VariableDefinition({ type }) {
        const declared = typeFromAST(base, type)
        add(declared && getNamedType(declared))
      },
      Directive: ({ name }) => void directives.add(name.value),
    }),
  )
  return (schema: GraphQLSchema): string =>
    [
      ...[schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].map(
        (type) => String(type?.name),
      ),
      ...[...types].map((name) => textOf(name, schema, fields)),
      ...[...directives].map((name) => textOfNode(schema.getDirective(name)?.astNode) || name),
    ].join('\n')
}

const printed = new WeakMap<object, string>()

function textOfNode(node: ASTNode | null | undefined): string {
  if (!node) return ''
  const known = printed.get(node)
  if (known !== undefined) return known
  const text = print(node)
  printed.set(node, text)
  return text
}

function textOf(name: string, schema: GraphQLSchema, fields: ReadonlySet<string>): string {
  const type = schema.getType(name)
  if (!type) return `no ${name}`
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type).map(String).sort() : []
  if (!isObjectType(type) && !isInterfaceType(type)) {
    return `${textOfNode(type.astNode) || name} ${possible.join(' ')}`
  }
  return [
    type.astNode?.kind,
    name,
    ...type.getInterfaces().map(String),
    ...possible,
    ...Object.values(type.getFields())
      .filter((field) => fields.has(field.name))
      .map(({ astNode }) => textOfNode(astNode)),
  ].join(' ')
}
