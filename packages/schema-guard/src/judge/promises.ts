import {
  GraphQLList,
  GraphQLNonNull,
  isListType,
  isNonNullType,
  isNullableType,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** The levels of a field at which a null comes with an error only: 0 is the field, 1 its items. */
export function semanticLevels({ astNode }: Field): readonly number[] {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'semanticNonNull')
  return directive ? levelsOf(directive) : []
}

function levelsOf({ arguments: given = [] }: ConstDirectiveNode): number[] {
  const levels = given.find(({ name }) => name.value === 'levels')?.value
  if (levels?.kind !== 'ListValue') return [0]
  return levels.values.flatMap((value) => (value.kind === 'IntValue' ? [Number(value.value)] : []))
}

/** The type of a field as a client reads it that never sees a null which comes with an error. */
export const promisedType = (field: Field): GraphQLOutputType =>
  promised(field.type, semanticLevels(field), 0)

function promised(
  type: GraphQLOutputType,
  levels: readonly number[],
  level: number,
): GraphQLOutputType {
  if (isNonNullType(type)) {
    const inner = promised(type.ofType, levels, level)
    return isNullableType(inner) ? new GraphQLNonNull(inner) : inner
  }
  const inner = isListType(type) ? new GraphQLList(promised(type.ofType, levels, level + 1)) : type
  return levels.includes(level) ? new GraphQLNonNull(inner) : inner
}
