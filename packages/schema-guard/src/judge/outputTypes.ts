import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { type Effect } from './verdict'

/** What a reader of the old type loses with the new one. */
export type Loss = { severity: 'breaking' | 'dangerous'; effect: Effect; reason: string }

/** The schemas that the old and the new type come from. */
export type Schemas = { base: GraphQLSchema; candidate: GraphQLSchema }

/** Everything that a client that reads `old` does not expect from `next`; `set` is what it selects there. */
export function outputLosses(
  old: GraphQLOutputType,
  next: GraphQLOutputType,
  schemas: Schemas,
  set?: SelectionSetNode,
): Loss[] {
  if (isNonNullType(old) && !isNonNullType(next)) {
    const inner = outputLosses(old.ofType, next, schemas, set)
    const reason = `it may be null now (${String(old)} became ${String(next)})`
    return [{ severity: 'breaking', effect: 'null', reason }, ...inner]
  }
  if (isNonNullType(old))
    return outputLosses(old.ofType, isNonNullType(next) ? next.ofType : next, schemas, set)
  if (isNonNullType(next)) return outputLosses(old, next.ofType, schemas, set)
  if (isListType(old) && isListType(next)) {
    return outputLosses(old.ofType, next.ofType, schemas, set).map((loss) => ({
      ...loss,
      reason: loss.effect === 'null' ? loss.reason.replace('it may', 'an item may') : loss.reason,
    }))
  }
  if (isListType(old) || isListType(next)) {
    const reason = isListType(old) ? 'it is no longer a list' : 'it is a list now'
    return [{ severity: 'breaking', effect: 'otherValue', reason }]
  }
  return namedLosses(getNamedType(old), getNamedType(next), schemas, set)
}

function namedLosses(
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  schemas: Schemas,
  set?: SelectionSetNode,
): Loss[] {
  // Changes inside a type that keeps its name are reported at their own coordinates.
  if (old.name === next.name) return []
  if (isLeafType(old) && isLeafType(next)) return leafLosses(old, next)
  if (!isLeafType(old) && !isLeafType(next) && set) {
    return [...newcomers(old, next, schemas), ...selectionLosses(old, next, set, schemas)]
  }
  return [{ severity: 'breaking', effect: 'refused', reason: `${old.name} became ${next.name}` }]
}

const NAMED = 5

/** Objects that may come now, which no release has a fragment for. */
function newcomers(
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  { base, candidate }: Schemas,
): Loss[] {
  if (!isAbstractType(next)) return []
  const before = isAbstractType(old) ? base.getPossibleTypes(old) : [old]
  const known = new Set(before.map(({ name }) => name))
  const unknown = candidate.getPossibleTypes(next).filter(({ name }) => !known.has(name))
  if (unknown.length === 0) return []
  const more = unknown.length > NAMED ? ` or one of ${unknown.length - NAMED} others` : ''
  const list =
    unknown
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', ') + more
  const reason = `it may be a ${list} now, which the releases in use do not know`
  return [{ severity: 'dangerous', effect: 'unknownValue', reason }]
}

// The same JSON, with less said about it. Everything else is another sort of value.
const LOOSER = new Set(['Int Float', 'ID String', 'String ID'])
const TIGHTER = new Set(['Float Int'])

function leafLosses(old: GraphQLNamedType, next: GraphQLNamedType): Loss[] {
  const pair = `${old.name} ${next.name}`
  const reason = `it was ${old.name} and is ${next.name} now`
  if (TIGHTER.has(pair)) return []
  if (LOOSER.has(pair)) return [{ severity: 'dangerous', effect: 'otherValue', reason }]
  if (isEnumType(old) && isEnumType(next)) {
    const [before, after] = [old, next].map((type) => type.getValues().map(({ name }) => name))
    const gone = (before ?? []).filter((name) => !after?.includes(name))
    const added = (after ?? []).filter((name) => !before?.includes(name))
    if (gone.length > 0) {
      return [
        {
          severity: 'breaking',
          effect: 'goneValue',
          reason: `${reason}, without ${gone.join(', ')}`,
        },
      ]
    }
    return added.length > 0
      ? [
          {
            severity: 'dangerous',
            effect: 'unknownValue',
            reason: `${reason}, with ${added.join(', ')}`,
          },
        ]
      : []
  }
  if (isEnumType(old) && (next.name === 'String' || next.name === 'ID')) {
    return [
      { severity: 'dangerous', effect: 'unknownValue', reason: `${reason}: any text may come` },
    ]
  }
  if ((old.name === 'String' || old.name === 'ID') && isEnumType(next)) return []
  return [{ severity: 'breaking', effect: 'otherValue', reason }]
}

/** What a selection made on `old` loses on `next`, field by field. Fragments on named types are left to validation. */
export function selectionLosses(
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  { selections }: SelectionSetNode,
  schemas: Schemas,
): Loss[] {
  return selections.flatMap((node): Loss[] => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return []
    if (node.kind === Kind.INLINE_FRAGMENT) {
      return node.typeCondition ? [] : selectionLosses(old, next, node.selectionSet, schemas)
    }
    const name = node.name.value
    if (name === '__typename') {
      return old.name === next.name || isAbstractType(old) || isAbstractType(next)
        ? []
        : [
            {
              severity: 'dangerous',
              effect: 'otherValue',
              reason: `__typename was ${old.name}, is ${next.name} now`,
            },
          ]
    }
    const [before, after] = [fieldOf(old, name), fieldOf(next, name)]
    if (!before) return []
    if (!after) {
      return [{ severity: 'breaking', effect: 'refused', reason: `${next.name} has no ${name}` }]
    }
    return outputLosses(before.type, after.type, schemas, node.selectionSet).map((loss) => ({
      ...loss,
      reason: `${name}: ${loss.reason}`,
    }))
  })
}

function fieldOf(type: GraphQLNamedType, name: string) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}
