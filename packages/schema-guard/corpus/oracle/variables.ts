import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { samplesOf } from './samples'

export type Variables = Record<string, unknown>

const DEPTH = 2

/**
 * What a typed client may send: every alternative of every place once, beside a full set. What has a default or may be
 * null may be left out too.
 */
export function variableSets(node: OperationDefinitionNode, base: GraphQLSchema): Variables[] {
  const all = (node.variableDefinitions ?? []).map((definition) => {
    const type = typeFromAST(base, definition.type)
    if (!isInputType(type)) throw new Error('the base does not know a variable of the corpus')
    const values = alternatives(type, base, 0)
    const mayBeAbsent = !isNonNullType(type) || definition.defaultValue !== undefined
    return { name: definition.variable.name.value, values, mayBeAbsent }
  })
  const full = Object.fromEntries(all.map(({ name, values }) => [name, values[0]]))
  const others = all.flatMap(({ name, values, mayBeAbsent }) => [
    ...values.slice(1).map((value) => ({ ...full, [name]: value })),
    ...(mayBeAbsent ? [without(full, name)] : []),
  ])
  return [full, ...others]
}

function without(object: Variables, name: string): Variables {
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function alternatives(type: GraphQLInputType, base: GraphQLSchema, depth: number): unknown[] {
  const nulls = isNonNullType(type) ? [] : [null]
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const items = alternatives(nullable.ofType, base, depth)
    return [...items.map((item) => [item]), [], ...nulls]
  }
  if (isInputObjectType(nullable)) {
    return depth > DEPTH ? nulls : [...objects(nullable, base, depth), ...nulls]
  }
  if (isEnumType(nullable)) return [...nullable.getValues().map(({ name }) => name), ...nulls]
  if (isNonNullType(nullable)) return []
  return [...samplesOf(nullable, base, 'a variable'), ...nulls]
}

function objects(type: GraphQLInputObjectType, base: GraphQLSchema, depth: number): Variables[] {
  const fields = Object.values(type.getFields()).map((field) => ({
    name: field.name,
    values: alternatives(field.type, base, depth + 1),
    mayBeAbsent: !isNonNullType(field.type) || field.defaultValue !== undefined,
  }))
  if (type.isOneOf) {
    return fields.flatMap(({ name, values }) =>
      values.filter((value) => value !== null).map((value) => ({ [name]: value })),
    )
  }
  const full = Object.fromEntries(fields.map(({ name, values }) => [name, values[0]]))
  const least = Object.fromEntries(
    fields.filter((field) => !field.mayBeAbsent).map(({ name, values }) => [name, values[0]]),
  )
  const others = fields.flatMap(({ name, values, mayBeAbsent }) => [
    ...values.slice(1).map((value) => ({ ...full, [name]: value })),
    ...(mayBeAbsent ? [without(full, name)] : []),
  ])
  return [full, least, ...others]
}

/** The same with numbers for ids, which nobody's types allow and many a client sends. */
export const looseSets = (sets: readonly Variables[]): Variables[] =>
  sets.map((set) => JSON.parse(JSON.stringify(set).replaceAll('"id of a variable"', '7')))
