import { Kind, type ValueNode } from 'graphql'

/** The values of a fragment's own variables. */
export type Bindings = ReadonlyMap<string, ValueNode>

/** The value with a fragment's variables replaced by what its spread gives them. */
export function substitute(value: ValueNode, bindings: Bindings): ValueNode {
  if (bindings.size === 0) return value
  if (value.kind === Kind.VARIABLE) return bindings.get(value.name.value) ?? value
  if (value.kind === Kind.LIST) {
    return { ...value, values: value.values.map((item) => substitute(item, bindings)) }
  }
  if (value.kind === Kind.OBJECT) {
    const fields = value.fields.map((field) => ({
      ...field,
      value: substitute(field.value, bindings),
    }))
    return { ...value, fields }
  }
  return value
}
