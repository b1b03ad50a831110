import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import { isRealDay } from '../realDay'
import type { ValuePool } from './valuePool'

type Context = {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  pool: ValuePool
  problems: string[]
}

/** What a response has that the schema does not promise: nulls, other types, unknown enum values, missing fields. Keeps its values in the pool. */
export function checkResponse(
  data: unknown,
  {
    document,
    operation,
    schema,
    variables,
    pool,
  }: {
    document: DocumentNode
    operation: OperationDefinitionNode
    schema: GraphQLSchema
    variables: Record<string, unknown>
    pool: ValuePool
  },
): string[] {
  const fragments = new Map(
    document.definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )
  const context: Context = { schema, fragments, variables, pool, problems: [] }
  const root = schema.getRootType(operation.operation)
  if (root) checkObject(data, root, operation.selectionSet, '', context)
  return [...new Set(context.problems)]
}

function checkValue(
  value: unknown,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  path: string,
  context: Context,
) {
  if (value === null || value === undefined) {
    if (value === undefined) context.problems.push(`${path} is missing`)
    else if (isNonNullType(type))
      context.problems.push(`${path} is null, ${String(type)} is promised`)
    return
  }
  const inner = isNonNullType(type) ? type.ofType : type
  if (isListType(inner)) {
    if (!Array.isArray(value))
      context.problems.push(`${path} is no list, ${String(type)} is promised`)
    else for (const item of value) checkValue(item, inner.ofType, set, `${path}[]`, context)
  } else if (isCompositeType(inner)) {
    if (set) checkObject(value, inner, set, path, context)
  } else if (isEnumType(inner)) {
    if (typeof value !== 'string' || !inner.getValue(value)) {
      context.problems.push(`${path} is ${show(value)}, which is not in ${inner.name}`)
    }
  } else if (!isScalar(value, inner.name)) {
    context.problems.push(`${path} is ${show(value)}, ${inner.name} is promised`)
  }
}

const show = (value: unknown) => JSON.stringify(value).slice(0, 60)

const MAX_INT = 2 ** 31

const DAY = /^\d{4}-\d{2}-\d{2}$/
// ISO 8601 with its offset: without one, an instant is another for everyone.
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

/** The 31st of February is of the right form, and JavaScript takes it for a day in March. */
const isReal = (text: string) => isRealDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

function isScalar(value: unknown, name: string): boolean {
  switch (name) {
    case 'Int':
      return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < MAX_INT
    case 'Float':
      return typeof value === 'number'
    case 'Boolean':
      return typeof value === 'boolean'
    case 'String':
      return typeof value === 'string'
    case 'ID':
      return typeof value === 'string' || Number.isInteger(value)
    case 'Date':
      return typeof value === 'string' && DAY.test(value) && isReal(value)
    case 'DateTime':
      return typeof value === 'string' && INSTANT.test(value) && isReal(value)
    default:
      return true
  }
}

function checkObject(
  value: unknown,
  type: GraphQLCompositeType,
  set: SelectionSetNode,
  path: string,
  context: Context,
) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    context.problems.push(`${path || 'data'} is ${show(value)}, ${type.name} is promised`)
    return
  }
  const fields = new Map<string, unknown>(Object.entries(value))
  const actual = actualType(type, fields.get('__typename'), context)
  for (const node of set.selections) {
    if (isIncluded(node, context)) checkSelection(fields, node, actual, path, context)
  }
}

function checkSelection(
  fields: ReadonlyMap<string, unknown>,
  node: SelectionNode,
  type: GraphQLCompositeType,
  path: string,
  context: Context,
) {
  if (node.kind !== Kind.FIELD) {
    const fragment =
      node.kind === Kind.FRAGMENT_SPREAD ? context.fragments.get(node.name.value) : node
    if (!fragment || !applies(fragment.typeCondition?.name.value, type, context)) return
    for (const inner of fragment.selectionSet.selections) {
      if (isIncluded(inner, context)) checkSelection(fields, inner, type, path, context)
    }
    return
  }
  const key = node.alias?.value ?? node.name.value
  const value = fields.get(key)
  const field =
    isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
  if (!field) return
  if (value !== undefined) context.pool.add(type.name, field.name, value)
  checkValue(value, field.type, node.selectionSet, path ? `${path}.${key}` : key, context)
}

function actualType(type: GraphQLCompositeType, name: unknown, { schema }: Context) {
  const named = typeof name === 'string' ? schema.getType(name) : undefined
  return isObjectType(named) ? named : type
}

function applies(
  condition: string | undefined,
  type: GraphQLCompositeType,
  { schema }: Context,
): boolean {
  if (condition === undefined || condition === type.name) return true
  const on = schema.getType(condition)
  return (
    isCompositeType(on) && !isObjectType(on) && isObjectType(type) && schema.isSubType(on, type)
  )
}

function isIncluded(node: SelectionNode, { variables }: Context): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables)
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables)
  return skip?.if !== true && include?.if !== false
}
