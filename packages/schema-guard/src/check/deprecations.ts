import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql'
import type { SchemaChange, Use } from '../model'
import { throughInterfaces } from '../usage/throughInterfaces'
import type { UsageIndex } from '../usage/usageIndex'

type Deprecation = {
  change: SchemaChange
  reason: string
  uses: readonly Use[]
  /** False for what a variable or a response may carry or not: the document does not tell. */
  isCertain: boolean
}

/** What the client still uses of what the schema has marked as going away. */
export function deprecationsInUse(schema: GraphQLSchema, usage: UsageIndex): Deprecation[] {
  return [...deprecated(schema)].flatMap(([coordinate, reason]) => {
    const how = coordinate.endsWith(')') ? 'given' : 'selected'
    const certain = [
      ...usage.all(coordinate),
      ...throughInterfaces(how, coordinate, { schema, usage }),
    ]
    const [owner = ''] = coordinate.split('.')
    const carried = carriedUses(owner, schema, usage)
    const uses = [...certain, ...carried]
    if (uses.length === 0) return []
    const message = `${coordinate} is deprecated and in use: ${reason}`
    const change = { kind: 'DEPRECATED_IN_USE', coordinate, message }
    return [{ change, reason, uses, isCertain: certain.length > 0 }]
  })
}

function carriedUses(owner: string, schema: GraphQLSchema, usage: UsageIndex): readonly Use[] {
  const type = schema.getType(owner)
  if (isInputObjectType(type)) return usage.of('sent', owner)
  return isEnumType(type) ? [...usage.of('received', owner), ...usage.of('sent', owner)] : []
}

/** The coordinates that a schema has marked. */
export const deprecatedCoordinates = (schema: GraphQLSchema): string[] =>
  [...deprecated(schema)].map(([coordinate]) => coordinate)

function* deprecated(schema: GraphQLSchema): Generator<[coordinate: string, reason: string]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isEnumType(type)) yield* marked(type.name, type.getValues())
    if (isInputObjectType(type)) yield* marked(type.name, Object.values(type.getFields()))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    yield* marked(type.name, Object.values(type.getFields()))
    for (const field of Object.values(type.getFields())) {
      for (const { name, deprecationReason } of field.args) {
        if (deprecationReason != null) {
          yield [`${type.name}.${field.name}(${name}:)`, deprecationReason]
        }
      }
    }
  }
}

function* marked(
  owner: string,
  members: readonly { name: string; deprecationReason?: string | null | undefined }[],
): Generator<[string, string]> {
  for (const { name, deprecationReason } of members) {
    if (deprecationReason != null) yield [`${owner}.${name}`, deprecationReason]
  }
}
