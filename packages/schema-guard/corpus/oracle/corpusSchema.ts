import { buildSchema, isEnumType, isScalarType, validateSchema, type GraphQLSchema } from 'graphql'
import { opaque } from './samples'

/** The schema of a text; null when the text makes no valid schema. */
export function schemaOf(sdl: string): GraphQLSchema | null {
  try {
    const schema = buildSchema(sdl)
    return validateSchema(schema).length === 0 ? schema : null
  } catch {
    return null
  }
}

const BUILT_IN = ['Int', 'Float', 'String', 'Boolean', 'ID']

/** Custom scalars take the values of the base's scalar of their name, and nothing else. */
export function strictScalars(schema: GraphQLSchema, base: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && isScalarType(base.getType(type.name))) {
      Object.assign(type, { serialize: (value: unknown) => value })
    }
    if (!isScalarType(type) || BUILT_IN.includes(type.name)) continue
    const before = base.getType(type.name)
    type.serialize = (value: unknown) => value
    type.parseValue = (value: unknown) => {
      const isKnown = isEnumType(before)
        ? typeof value === 'string' && before.getValue(value)
        : JSON.stringify(value) === JSON.stringify(opaque(type.name))
      if (!isKnown) throw new Error(`${type.name} does not take this`)
      return value
    }
  }
}
