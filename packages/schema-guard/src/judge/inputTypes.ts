import {
  getNamedType,
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
export type Acceptance = 'yes' | 'maybe' | 'no'

export function acceptance(
  old: GraphQLInputType,
  next: GraphQLInputType,
  hasDefault = false,
  seen: ReadonlySet<string> = new Set(),
): Acceptance {
  if (isNonNullType(next) && !isNonNullType(old)) {
    const inner = acceptance(old, next.ofType, false, seen)
    return inner === 'no' || !hasDefault ? 'no' : 'maybe'
  }
  if (isNonNullType(next))
    return acceptance(isNonNullType(old) ? old.ofType : old, next.ofType, false, seen)
  if (isNonNullType(old)) return acceptance(old.ofType, next, false, seen)
  if (isListType(old))
    return isListType(next) ? acceptance(old.ofType, next.ofType, false, seen) : 'no'
  if (isListType(next)) return acceptance(old, next.ofType, false, seen)
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
  const returns = Object.values(old.getFields()).map((field) => {
    const after = next.getFields()[field.name]
    return after ? acceptance(field.type, after.type, after.defaultValue !== undefined, seen) : 'no'
  })
  const lacks = Object.values(next.getFields()).some(
    (field) => isRequiredInputField(field) && old.getFields()[field.name] === undefined,
  )
  if (lacks || returns.includes('no')) return 'no'
  return returns.includes('maybe') ? 'maybe' : 'yes'
}
