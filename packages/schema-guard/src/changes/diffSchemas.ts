import { diff, type Change, type SerializableChange } from '@graphql-inspector/core'
import type { GraphQLSchema } from 'graphql'
import type { SchemaChange } from '../model'
import { missedChanges } from './missedChanges'

/** Every difference between two schemas: what graphql-inspector reports, and what it does not look at. */
export async function diffSchemas(
  base: GraphQLSchema,
  candidate: GraphQLSchema,
): Promise<SchemaChange[]> {
  const changes = await diff(base, candidate)
  return [
    ...changes.map((change: Change): SchemaChange => {
      const { type, message } = change
      const to = resultOf(change)
      const names = namesOf(change, change.path)
      return { kind: type, message, ...names, ...(to === undefined ? {} : { to }) }
    }),
    ...missedChanges(base, candidate),
  ]
}

/** The schema coordinate of a change: graphql-inspector's paths leave out which names are arguments, members and interfaces. */
function namesOf(
  change: SerializableChange,
  path: string | undefined,
): { coordinate: string; subject?: string } {
  switch (change.type) {
    case 'FIELD_ARGUMENT_ADDED':
      return argument(change.meta.typeName, change.meta.fieldName, change.meta.addedArgumentName)
    case 'FIELD_ARGUMENT_REMOVED':
      return argument(
        change.meta.typeName,
        change.meta.fieldName,
        change.meta.removedFieldArgumentName,
      )
    case 'FIELD_ARGUMENT_TYPE_CHANGED':
    case 'FIELD_ARGUMENT_DEFAULT_CHANGED':
    case 'FIELD_ARGUMENT_DESCRIPTION_CHANGED':
      return argument(change.meta.typeName, change.meta.fieldName, change.meta.argumentName)
    case 'DIRECTIVE_ARGUMENT_ADDED':
      return {
        coordinate: `@${change.meta.directiveName}(${change.meta.addedDirectiveArgumentName}:)`,
      }
    case 'DIRECTIVE_ARGUMENT_REMOVED':
      return {
        coordinate: `@${change.meta.directiveName}(${change.meta.removedDirectiveArgumentName}:)`,
      }
    case 'DIRECTIVE_ARGUMENT_TYPE_CHANGED':
    case 'DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED':
    case 'DIRECTIVE_ARGUMENT_DESCRIPTION_CHANGED':
      return { coordinate: `@${change.meta.directiveName}(${change.meta.directiveArgumentName}:)` }
    case 'DIRECTIVE_LOCATION_REMOVED':
      return {
        coordinate: `@${change.meta.directiveName}`,
        subject: change.meta.removedDirectiveLocation,
      }
    case 'UNION_MEMBER_ADDED':
      return { coordinate: change.meta.unionName, subject: change.meta.addedUnionMemberTypeName }
    case 'UNION_MEMBER_REMOVED':
      return { coordinate: change.meta.unionName, subject: change.meta.removedUnionMemberTypeName }
    case 'OBJECT_TYPE_INTERFACE_ADDED':
      return { coordinate: change.meta.objectTypeName, subject: change.meta.addedInterfaceName }
    case 'OBJECT_TYPE_INTERFACE_REMOVED':
      return { coordinate: change.meta.objectTypeName, subject: change.meta.removedInterfaceName }
    case 'SCHEMA_QUERY_TYPE_CHANGED':
      return { coordinate: 'query', subject: 'query' }
    case 'SCHEMA_MUTATION_TYPE_CHANGED':
      return { coordinate: 'mutation', subject: 'mutation' }
    case 'SCHEMA_SUBSCRIPTION_TYPE_CHANGED':
      return { coordinate: 'subscription', subject: 'subscription' }
    default:
      return { coordinate: (path ?? '').replace(/\.@\w+$/, '') || 'schema' }
  }
}

const NONE = 'none'

/** What a change leads to: of the same member, an approval may accept one and not another. */
function resultOf(change: SerializableChange): string | undefined {
  switch (change.type) {
    case 'FIELD_TYPE_CHANGED':
      return change.meta.newFieldType
    case 'FIELD_ARGUMENT_TYPE_CHANGED':
      return change.meta.newArgumentType
    case 'INPUT_FIELD_TYPE_CHANGED':
      return change.meta.newInputFieldType
    case 'DIRECTIVE_ARGUMENT_TYPE_CHANGED':
      return change.meta.newDirectiveArgumentType
    case 'FIELD_ARGUMENT_DEFAULT_CHANGED':
    case 'INPUT_FIELD_DEFAULT_VALUE_CHANGED':
      return change.meta.newDefaultValue ?? NONE
    case 'DIRECTIVE_ARGUMENT_DEFAULT_VALUE_CHANGED':
      return change.meta.newDirectiveArgumentDefaultValue ?? NONE
    case 'TYPE_KIND_CHANGED':
      return change.meta.newTypeKind
    case 'SCHEMA_QUERY_TYPE_CHANGED':
      return change.meta.newQueryTypeName ?? NONE
    case 'SCHEMA_MUTATION_TYPE_CHANGED':
      return change.meta.newMutationTypeName ?? NONE
    case 'SCHEMA_SUBSCRIPTION_TYPE_CHANGED':
      return change.meta.newSubscriptionTypeName ?? NONE
    default:
      return undefined
  }
}

const argument = (type: string, field: string, name: string) => ({
  coordinate: `${type}.${field}(${name}:)`,
})
