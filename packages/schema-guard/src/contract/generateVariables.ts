import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { KnownValues } from './backEnd'
import type { Hint } from './variableHints'
import type { PoolView } from './valuePool'

export type VariableContext = {
  schema: GraphQLSchema
  pool: PoolView
  /** Values given by hand, by operation or for all (`*`). */
  given: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  hasToken: boolean
  known: KnownValues
}

type Generated =
  | { variables: Record<string, unknown>; missing?: never }
  | { variables?: never; missing: string[] }

/** Variables for an operation, or the names of those that nothing is known for. */
export function generateVariables(
  operation: OperationDefinitionNode,
  hints: ReadonlyMap<string, Hint>,
  context: VariableContext,
): Generated {
  const variables: Record<string, unknown> = {}
  const missing: string[] = []
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value
    const type = typeFromAST(context.schema, definition.type)
    const given = givenValue(operation.name?.value ?? '', name, context)
    if (given !== undefined) variables[name] = given
    else if (!isInputType(type) || definition.defaultValue) continue
    else if (isNonNullType(type)) {
      const value = valueOf(type, hints.get(name) ?? { argument: name, returns: '' }, context)
      if (value === undefined) missing.push(name)
      else variables[name] = value
    } else if (name in context.known.names) variables[name] = context.known.names[name]
  }
  return missing.length > 0 ? { missing } : { variables }
}

function givenValue(operation: string, name: string, { given }: VariableContext): unknown {
  return given[operation]?.[name] ?? given['*']?.[name]
}

function valueOf(type: GraphQLInputType, hint: Hint, context: VariableContext): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const item = valueOf(nullable.ofType, hint, context)
    return item === undefined ? undefined : [item]
  }
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name
  if (isInputObjectType(nullable)) {
    const fields = Object.values(nullable.getFields()).filter(isRequiredInputField)
    const entries = fields.map((field): [string, unknown] => [
      field.name,
      context.given['*']?.[field.name] ??
        valueOf(field.type, { argument: field.name, returns: '' }, context),
    ])
    return entries.some(([, value]) => value === undefined)
      ? undefined
      : Object.fromEntries(entries)
  }
  return scalarValue(nullable.name, hint, context)
}

function scalarValue(type: string, { argument, returns }: Hint, context: VariableContext): unknown {
  const { pool, known, hasToken } = context
  if (type in known.scalars) return known.scalars[type]
  switch (type) {
    case 'Boolean':
      // What only signed-in people get is included when there is a token.
      return /sign|auth|logged/i.test(argument) ? hasToken : true
    case 'ID':
      // For `id` every known id would fit, and most of them are those of another type.
      return (
        pool.of(returns, argument) ??
        idOf(argument, context) ??
        (argument === 'id' ? undefined : pool.named(argument))
      )
    case 'Float':
      return known.names[argument] ?? pool.named(argument) ?? 1
    case 'Int':
      return pool.named(argument) ?? 1
    default:
      return pool.of(returns, argument) ?? pool.named(argument) ?? known.names[argument]
  }
}

/** `orderId` and `ordersIds` are ids of Order. */
function idOf(argument: string, { schema, pool }: VariableContext): unknown {
  const owner = argument.replace(/(s?Ids?)$/, '').toLowerCase()
  const type = Object.keys(schema.getTypeMap()).find((name) => name.toLowerCase() === owner)
  return type === undefined ? undefined : pool.of(type, 'id')
}
