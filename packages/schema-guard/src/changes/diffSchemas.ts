import { diff, type Change, type SerializableChange } from '@graphql-inspector/core'
import { type GraphQLSchema } from 'graphql'
import { type SchemaChange } from '../model'
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
      return { kind: type, message, ...namesOf(change, change.path) }
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

const argument = (type: string, field: string, name: string) => ({
  coordinate: `${type}.${field}(${name}:)`,
})
