import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql'

/** Whether a place that takes `next` takes every value that was right for `old`. */
type Acceptance = 'yes' | 'maybe' | 'no'

export function acceptance(
  old: GraphQLInputType,
  next: GraphQLInputType,
  seen: ReadonlySet<string> = new Set(),
): Acceptance {
  // A null is sent as such: no default takes its place.
  if (isNonNullType(next) && !isNonNullType(old)) return 'no'
  if (isNonNullType(next) && isNonNullType(old)) {
    return isListType(next.ofType) && !isListType(old.ofType)
      ? acceptance(old, next.ofType, seen)
      : acceptance(old.ofType, next.ofType, seen)
  }
  if (isNonNullType(old)) {
    // One value is taken for a list of it, which is no more null than the value.
    return isListType(next) && !isListType(old.ofType)
      ? acceptance(old, next.ofType, seen)
      : acceptance(old.ofType, next, seen)
  }
  if (isListType(old)) return isListType(next) ? acceptance(old.ofType, next.ofType, seen) : 'no'
  if (isListType(next)) return acceptance(old, getNullableType(next.ofType), seen)
  return namedAcceptance(getNamedType(old), getNamedType(next), seen)
}

// Coercions of the GraphQL specification, section 3.5: the same JSON is taken.
const TAKEN = new Set(['Int Float', 'Int ID', 'String ID'])

function namedAcceptance(
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  seen: ReadonlySet<string>,
): Acceptance {
  if (old.name === next.name || TAKEN.has(`${old.name} ${next.name}`)) return 'yes'
  if (old.name === 'ID' && next.name === 'String') return 'maybe'
  if (isEnumType(old) && isEnumType(next)) {
    return old.getValues().every(({ name }) => next.getValue(name)) ? 'yes' : 'no'
  }
  if (isEnumType(old) && next.name === 'String') return 'yes'
  if (isInputObjectType(old) && isInputObjectType(next)) {
    const pair = `${old.name} ${next.name}`
    return seen.has(pair) ? 'yes' : objectAcceptance(old, next, new Set([...seen, pair]))
  }
  return 'no'
}

function objectAcceptance(
  old: GraphQLInputObjectType,
  next: GraphQLInputObjectType,
  seen: ReadonlySet<string>,
): Acceptance {
  // Of fields that could be sent together, it takes one alone.
  if (next.isOneOf && !old.isOneOf) return 'no'
  const returns = Object.values(old.getFields()).map((field) => {
    const after = next.getFields()[field.name]
    return after ? acceptance(field.type, after.type, seen) : 'no'
  })
  const lacks = Object.values(next.getFields()).some(
    (field) => isRequiredInputField(field) && old.getFields()[field.name] === undefined,
  )
  if (lacks || returns.includes('no')) return 'no'
  return returns.includes('maybe') ? 'maybe' : 'yes'
}
