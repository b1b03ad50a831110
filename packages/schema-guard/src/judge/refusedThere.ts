import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'
import type { JudgeContext } from './judgeContext'

type Refused = Pick<JudgeContext, 'isRefused' | 'isRefusedAt'>

/**
 * Whether the candidate refuses what is selected because `old` became `next`. It stops where a type keeps its name: what
 * changes there is another change, told at its own coordinate.
 */
export function refusesSelections(
  { selections }: SelectionSetNode,
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  refused: Refused,
): boolean {
  if (old.name === next.name) return false
  return selections.some((node): boolean => {
    if (refused.isRefusedAt(node)) return true
    if (node.kind === Kind.FRAGMENT_SPREAD) return false
    if (node.kind === Kind.FIELD) return refusesField(node, old, next, refused)
    return !node.typeCondition && refusesSelections(node.selectionSet, old, next, refused)
  })
}

function refusesField(
  node: FieldNode,
  old: GraphQLNamedType,
  next: GraphQLNamedType,
  refused: Refused,
): boolean {
  if ((node.arguments ?? []).some((argument) => refused.isRefused(argument))) return true
  const [before, after] = [old, next].map((type) => memberType(type, node.name.value))
  return before && after && node.selectionSet
    ? refusesSelections(node.selectionSet, before, after, refused)
    : false
}

function memberType(type: GraphQLNamedType, name: string): GraphQLNamedType | undefined {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined
  return field && getNamedType(field.type)
}

/**
 * Whether the candidate refuses a value because its place takes another type. Where the type keeps its name, only lists
 * and nulls can be meant: an enum value or a field that is gone is another change.
 */
export function refusesValue(value: ValueNode, isSameType: boolean, refused: Refused): boolean {
  if (!isSameType) return refused.isRefused(value)
  if (value.kind === Kind.LIST) {
    return (
      refused.isRefusedAt(value) ||
      value.values.some((item) => refusesValue(item, isSameType, refused))
    )
  }
  const mayBeNull = value.kind === Kind.VARIABLE || value.kind === Kind.NULL
  return mayBeNull && refused.isRefusedAt(value)
}
