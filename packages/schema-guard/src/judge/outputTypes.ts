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
  type ASTNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import type { Use } from '../model'
import { promisedType } from './promises'
import type { Effect } from './verdict'
import { withArticle } from './wording'

/** What a reader of the old type loses with the new one. */
export type Loss = { severity: 'breaking' | 'dangerous'; effect: Effect; reason: string }

/** The schemas that the old and the new type come from, and what is known of what is written there. */
type Schemas = {
  base: GraphQLSchema
  candidate: GraphQLSchema
  usesAt(node: ASTNode): readonly Use[]
  /** The fragments that are sent by a name: one in each of the documents that have it. */
  fragmentsOf(name: string): readonly FragmentDefinitionNode[]
}

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
    const refused = namedLosses(getNamedType(old), getNamedType(next), schemas, set).filter(
      ({ effect }) => effect === 'refused',
    )
    return [{ severity: 'breaking', effect: 'otherValue', reason }, ...refused]
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
    return [...newcomers(old, next, set, schemas), ...selectionLosses(old, next, set, schemas)]
  }
  return [{ severity: 'breaking', effect: 'refused', reason: `${old.name} became ${next.name}` }]
}

const NAMED = 5

/** Objects that may come now, which no release has a fragment for. Where all came by a fragment, they come empty. */
function newcomers(
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  set: SelectionSetNode,
  schemas: Schemas,
): Loss[] {
  if (!isAbstractType(next)) return []
  const { base, candidate } = schemas
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
  const reason = `it may be ${withArticle(list)} now, which the releases in use do not know`
  return countsOn(old, set, schemas)
    ? [
        {
          severity: 'breaking',
          effect: 'missing',
          reason: `${reason}, and which the fragment on ${old.name} gives nothing of`,
        },
      ]
    : [{ severity: 'dangerous', effect: 'unknownValue', reason }]
}

/** Whether a fragment on the very type that came reads what was never null: until now, it was always filled in. */
const countsOn = (
  type: GraphQLNamedType,
  { selections }: SelectionSetNode,
  schemas: Schemas,
  isInside = false,
): boolean =>
  selections.some((node): boolean => {
    if (node.directives?.some(({ name }) => ['include', 'skip'].includes(name.value))) return false
    if (node.kind === Kind.FIELD) return isInside && isNeverNull(node, type, schemas)
    const parts = node.kind === Kind.INLINE_FRAGMENT ? [node] : schemas.fragmentsOf(node.name.value)
    return parts.some(({ typeCondition, selectionSet }) =>
      typeCondition
        ? typeCondition.name.value === type.name && countsOn(type, selectionSet, schemas, true)
        : countsOn(type, selectionSet, schemas, isInside),
    )
  })

function isNeverNull(node: FieldNode, type: GraphQLNamedType, { usesAt }: Schemas): boolean {
  const field = fieldOf(type, node.name.value)
  const [use] = usesAt(node)
  return field !== undefined && !use?.isGenerated && isNonNullType(readType(field, use ?? {}))
}

/** Where the client says what to do with a null, a null is no accident; Relay does without its own fields. */
export function softened(loss: Loss, { required, isGenerated }: Partial<Use>): Loss {
  if (loss.effect === 'null' && isGenerated) return { ...loss, severity: 'dangerous' }
  const isHandled = loss.effect === 'null' && (required === 'NONE' || required === 'LOG')
  return isHandled && loss.reason.startsWith('it may')
    ? {
        ...loss,
        severity: 'dangerous',
        reason: `${loss.reason}; @required(action: ${required}) hides what lies around it`,
      }
    : loss
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
  if ((old.name === 'String' || old.name === 'ID') && isEnumType(next)) {
    return [
      {
        severity: 'dangerous',
        effect: 'otherValue',
        reason: `${reason}: a text that is no name of a value comes otherwise`,
      },
    ]
  }
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
    const [use = {}] = schemas.usesAt(node)
    const [was, is] = [before, after].map((field) => readType(field, use))
    if (!was || !is) return []
    return outputLosses(was, is, schemas, node.selectionSet)
      .map((loss) => softened(loss, use))
      .map((loss) => ({ ...loss, reason: `${name}: ${loss.reason}` }))
  })
}

function fieldOf(type: GraphQLNamedType, name: string) {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
}

/** The type of a field as it is read where it is used. */
export const readType = (
  field: GraphQLField<unknown, unknown>,
  { isSemantic }: Partial<Use>,
): GraphQLOutputType => (isSemantic ? promisedType(field) : field.type)
