import { isEnumType, isScalarType, type GraphQLLeafType, type GraphQLSchema } from 'graphql'

/**
 * What stands for a custom scalar whose JSON nobody knows: each is a sort of its own, and equals nothing else. A scalar
 * that was an enum keeps the enum's texts, and an enum that was a scalar the scalar's.
 */
export const opaque = (name: string) => ({ scalar: name })

/** Values that a leaf may have in a response or a request; `path` keeps ids apart. */
export function samplesOf(type: GraphQLLeafType, base: GraphQLSchema, path: string): unknown[] {
  const before = base.getType(type.name)
  if (isEnumType(type) && isScalarType(before)) return [opaque(type.name)]
  if (isEnumType(type)) return type.getValues().map(({ name }) => name)
  switch (type.name) {
    case 'Int':
      return [1]
    case 'Float':
      return [1.5]
    case 'Boolean':
      return [true, false]
    case 'ID':
      return [`id of ${path}`]
    case 'String':
      return ['text']
    default:
      return isEnumType(before) ? samplesOf(before, base, path) : [opaque(type.name)]
  }
}
