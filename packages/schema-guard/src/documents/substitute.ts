import { Kind, type ValueNode } from 'graphql'

/** The values of a fragment's own variables. */
export type Bindings = ReadonlyMap<string, ValueNode>

export const NO_BINDINGS: Bindings = new Map()

/** The value with a fragment's variables replaced by what its spread gives them. */
export function substitute(value: ValueNode, bindings: Bindings): ValueNode {
  if (bindings.size === 0) return value
  if (value.kind === Kind.VARIABLE) return bindings.get(value.name.value) ?? value
  if (value.kind === Kind.LIST) {
    return { ...value, values: value.values.map((item) => substitute(item, bindings)) }
  }
  if (value.kind === Kind.OBJECT) {
    const fields = value.fields.flatMap((field) => {
      const replaced = substitute(field.value, bindings)
      // What a spread does not give is not sent; a null that is written out is.
      const isLeftOut = replaced.kind === Kind.NULL && field.value.kind === Kind.VARIABLE
      return isLeftOut ? [] : [{ ...field, value: replaced }]
    })
    return { ...value, fields }
  }
  return value
}
