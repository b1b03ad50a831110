import { Kind as Syntax, print } from 'graphql'
import { directiveOf, named, type Editable } from './editable'
import { kind, type Kind, type Position } from './kind'

export function addValue(schema: Editable, name: string) {
  const values = schema.enums.find((one) => named(one) === name)?.values
  const [first] = values ?? []
  if (first)
    values?.push({ ...structuredClone(first), name: { kind: Syntax.NAME, value: 'FRESH' } })
}

const enumValues = (
  base: Editable,
  edit: (name: string, value: string, schema: Editable) => void,
) =>
  base.enums.flatMap((type) =>
    (type.values ?? []).map((value) => ({
      at: `${named(type)}.${named(value)}`,
      edit: (schema: Editable) => edit(named(type), named(value), schema),
    })),
  )

const valueIn = (schema: Editable, type: string, value: string) =>
  schema.enums.find((one) => named(one) === type)?.values?.find((one) => named(one) === value)

/** Kinds of change of enums and scalars, and of types that become another kind of type. */
export const ENUM_KINDS: Kind[] = [
  kind('an enum loses a value', (base) =>
    enumValues(base, (name, value, schema) => {
      const type = schema.enums.find((one) => named(one) === name)
      if (type) type.values = (type.values ?? []).filter((one) => named(one) !== value)
      dropDefaults(schema, value)
    }),
  ),
  kind('the value of an enum is renamed', (base) =>
    enumValues(base, (name, value, schema) => {
      const found = valueIn(schema, name, value)
      if (found) found.name.value = `${value}_NOW`
      dropDefaults(schema, value)
    }),
  ),
  kind('the value of an enum is deprecated', (base) =>
    enumValues(base, (name, value, schema) => {
      const found = valueIn(schema, name, value)
      if (found) found.directives = [directiveOf('@deprecated(reason: "old")')]
    }),
  ),
  kind('an enum gets a value', (base) =>
    base.enums.map((type) => ({
      at: named(type),
      edit: (schema) => addValue(schema, named(type)),
    })),
  ),
  kind('an enum becomes a scalar', (base) => rewritten(base.enums, (name) => `scalar ${name}`)),
  kind('a scalar becomes an enum', (base) =>
    rewritten(base.scalars, (name) => `enum ${name} { A B }`),
  ),
  kind('a scalar becomes an object', (base) =>
    rewritten(base.scalars, (name) => `type ${name} { text: String }`),
  ),
  kind('an input becomes a scalar', (base) => rewritten(base.inputs, (name) => `scalar ${name}`)),
  kind('an object becomes a scalar', (base) => rewritten(base.objects, (name) => `scalar ${name}`)),
  kind('a union becomes an interface of nobody', (base) =>
    rewritten(base.unions, (name) => `interface ${name} { text: String }`),
  ),
  kind('a scalar follows a specification', (base) =>
    base.scalars.map((type) => ({
      at: named(type),
      edit: (schema) => {
        const found = schema.scalars.find((one) => named(one) === named(type))
        if (found) found.directives = [directiveOf('@specifiedBy(url: "https://x.example")')]
      },
    })),
  ),
]

/** Defaults that are no longer values. */
function dropDefaults(schema: Editable, value: string) {
  const inputs = [
    ...schema.inputs.flatMap((type) => type.fields ?? []),
    ...schema.composites.flatMap((type) =>
      (type.fields ?? []).flatMap((one) => one.arguments ?? []),
    ),
  ]
  for (const input of inputs) {
    if (input.defaultValue && print(input.defaultValue as never).includes(value))
      delete input.defaultValue
  }
}

const rewritten = (
  types: { name: { value: string } }[],
  text: (name: string) => string,
): Position[] =>
  types.map((type) => ({
    at: named(type),
    edit: (schema) => {
      schema.drop(named(type))
      for (const union of schema.unions) {
        union.types = (union.types ?? []).filter((one) => one.name.value !== named(type))
      }
      schema.add(text(named(type)))
    },
  }))
