import { print } from 'graphql'
import { named, type Editable } from './editable'

/** Another type of the same content. */
export const copyOf = (schema: Editable, type: string, name: string) => {
  const node = schema.document.definitions.find((one) => 'name' in one && one.name?.value === type)
  if (node) schema.add(print(node as never).replace(new RegExp(`\\b${type}\\b`), name))
}

export const allNames = (schema: Editable) => ({
  object: schema.objects.map(named),
  interface: schema.interfaces.map(named),
  union: schema.unions.map(named),
  enum: schema.enums.map(named),
  input: schema.inputs.map(named),
  scalar: schema.scalars.map(named),
})
