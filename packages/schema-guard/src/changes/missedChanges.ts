import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'
import { semanticLevels } from '../judge/promises'
import type { SchemaChange } from '../model'

/**
 * What graphql-inspector does not report, or only where the schema comes from SDL: deprecated inputs, inputs that
 * become `@oneOf`, another meaning of a scalar, types that an interface loses because they are removed.
 */
export function missedChanges(base: GraphQLSchema, candidate: GraphQLSchema): SchemaChange[] {
  return Object.values(base.getTypeMap()).flatMap((old) => {
    const next = candidate.getType(old.name)
    if (old.name.startsWith('__')) return []
    if (isObjectType(old) && next === undefined) return lostByInterfaces(old, candidate)
    if (isInputObjectType(old) && isInputObjectType(next)) return inputChanges(old, next)
    if (isScalarType(old) && isScalarType(next)) {
      return old.specifiedByURL !== next.specifiedByURL && next.specifiedByURL
        ? [
            {
              ...change(
                'SCALAR_SPECIFICATION_CHANGED',
                old.name,
                `${old.name} now follows ${next.specifiedByURL}`,
              ),
              to: next.specifiedByURL,
            },
          ]
        : []
    }
    if (
      (isObjectType(old) || isInterfaceType(old)) &&
      (isObjectType(next) || isInterfaceType(next))
    ) {
      return [...argumentDeprecations(old, next), ...weakerPromises(old, next)]
    }
    return []
  })
}

const change = (kind: string, coordinate: string, message: string): SchemaChange => ({
  kind,
  coordinate,
  message,
})

function lostByInterfaces(type: GraphQLObjectType, candidate: GraphQLSchema): SchemaChange[] {
  return type
    .getInterfaces()
    .filter(({ name }) => candidate.getType(name) !== undefined)
    .map(({ name }) => ({
      ...change(
        'OBJECT_TYPE_INTERFACE_REMOVED',
        type.name,
        `${type.name} no longer implements ${name}`,
      ),
      subject: name,
    }))
}

function inputChanges(old: GraphQLInputObjectType, next: GraphQLInputObjectType): SchemaChange[] {
  const fields = Object.values(old.getFields()).flatMap((field) => {
    const after = next.getFields()[field.name]
    return after ? deprecation('INPUT_FIELD', `${old.name}.${field.name}`, field, after) : []
  })
  const becomesOneOf = !old.isOneOf && next.isOneOf
  return becomesOneOf
    ? [
        ...fields,
        change('INPUT_ONE_OF_ADDED', old.name, `${old.name} takes one field only, from now on`),
      ]
    : fields
}

/** Fields whose null may come without an error now. An introspection does not tell, and is no proof. */
function weakerPromises(
  old: GraphQLObjectType | GraphQLInterfaceType,
  next: GraphQLObjectType | GraphQLInterfaceType,
): SchemaChange[] {
  return Object.values(old.getFields()).flatMap((field) => {
    const after = next.getFields()[field.name]
    // A change of the type is judged as such, together with its nullability.
    if (!after?.astNode || String(after.type) !== String(field.type)) return []
    const left = semanticLevels(after)
    if (semanticLevels(field).every((level) => left.includes(level))) return []
    const coordinate = `${old.name}.${field.name}`
    const message = `${coordinate} is no longer @semanticNonNull as it was`
    const to = left.length > 0 ? `levels ${left.join(', ')}` : 'none'
    return [{ ...change('FIELD_SEMANTIC_NON_NULL_REMOVED', coordinate, message), to }]
  })
}

function argumentDeprecations(
  old: GraphQLObjectType | GraphQLInterfaceType,
  next: GraphQLObjectType | GraphQLInterfaceType,
): SchemaChange[] {
  return Object.values(old.getFields()).flatMap((field) =>
    field.args.flatMap((argument) => {
      const after = next.getFields()[field.name]?.args.find(({ name }) => name === argument.name)
      const coordinate = `${old.name}.${field.name}(${argument.name}:)`
      return after ? deprecation('FIELD_ARGUMENT', coordinate, argument, after) : []
    }),
  )
}

function deprecation(
  kind: 'INPUT_FIELD' | 'FIELD_ARGUMENT',
  coordinate: string,
  old: GraphQLInputField | GraphQLArgument,
  next: GraphQLInputField | GraphQLArgument,
): SchemaChange[] {
  if (old.deprecationReason == null && next.deprecationReason != null) {
    return [
      change(
        `${kind}_DEPRECATION_ADDED`,
        coordinate,
        `${coordinate} is deprecated: ${next.deprecationReason}`,
      ),
    ]
  }
  if (old.deprecationReason != null && next.deprecationReason == null) {
    return [
      change(`${kind}_DEPRECATION_REMOVED`, coordinate, `${coordinate} is no longer deprecated`),
    ]
  }
  return []
}
