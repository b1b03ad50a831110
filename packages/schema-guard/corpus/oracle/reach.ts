import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isObjectType,
  print,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

/**
 * The text of everything in a schema that an operation can have to do with. Where it is the same in two schemas, so is
 * every response and every refusal.
 */
export function createReach(document: DocumentNode, base: GraphQLSchema) {
  const types = new Set<string>()
  const directives = new Set<string>()
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
      Field() {
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
      ...[...types].map((name) => textOf(name, schema)),
      ...[...directives].map((name) => {
        const node = schema.getDirective(name)?.astNode
        return node ? print(node) : name
      }),
    ].join('\n')
}

function textOf(name: string, schema: GraphQLSchema): string {
  const type = schema.getType(name)
  if (!type) return `no ${name}`
  const possible = isAbstractType(type) ? schema.getPossibleTypes(type).map(String).sort() : []
  return `${type.astNode ? print(type.astNode) : name} ${possible.join(' ')}`
}
