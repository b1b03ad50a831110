import {
  getNamedType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

type RootKind = 'query' | 'mutation'

/** The root fields of the contract as `Query.orders`, with their kind. */
export function rootFields(schema: GraphQLSchema) {
  const of = (kind: RootKind, type: GraphQLNamedType | null | undefined) =>
    isObjectType(type)
      ? Object.values(type.getFields()).map((field) => ({
          name: `${type.name}.${field.name}`,
          kind,
          field,
        }))
      : []
  return [...of('query', schema.getQueryType()), ...of('mutation', schema.getMutationType())]
}

type Field = GraphQLField<unknown, unknown>

/** An operation that reads everything below a root field, no type twice on a way down. */
export function wholeOperation(kind: RootKind, field: Field, given: readonly string[]): string {
  const args = field.args.filter(({ name }) => given.includes(name))
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ')
  const inBrackets = (text: string) => (text ? `(${text})` : '')
  return `${kind} Whole${inBrackets(declared)} { ${field.name}${inBrackets(passed)} ${selection(field, [])} }`
}

function selection({ type }: Field, above: readonly string[]): string {
  const named = getNamedType(type)
  if (!isCompositeType(named)) return ''
  if (!isObjectType(named)) throw new Error(`${named.name} is not an object type`)
  const path = [...above, named.name]
  const fields = Object.values(named.getFields())
    .filter((each) => !each.args.some(isRequiredArgument))
    .filter((each) => !path.includes(getNamedType(each.type).name))
  return `{ ${fields.map((each) => `${each.name} ${selection(each, path)}`).join(' ')} }`
}
