import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  Kind,
  type ASTNode,
  type GraphQLInputType,
  type ValueNode,
} from 'graphql'
import type { How } from '../model'

export type Record = (how: How, coordinate: string, node: ASTNode, within?: string) => void

/** The input fields and enum values that a document writes out. */
export function collectValue(value: ValueNode, type: GraphQLInputType, record: Record) {
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const items = value.kind === Kind.LIST ? value.values : [value]
    for (const item of items) collectValue(item, nullable.ofType, record)
  } else if (isEnumType(nullable) && value.kind === Kind.ENUM) {
    record('written', `${nullable.name}.${value.value}`, value)
  } else if (isInputObjectType(nullable) && value.kind === Kind.OBJECT) {
    record('written', nullable.name, value)
    for (const node of value.fields) {
      const field = nullable.getFields()[node.name.value]
      if (!field) continue
      record('written', `${nullable.name}.${field.name}`, node)
      collectValue(node.value, field.type, record)
    }
  }
}
