import { bare, Editable, named, setType, typeText, type Composite } from './editable'
import { addValue } from './enumKinds'
import { kind, type Kind, type Position } from './kind'
import { allNames, copyOf } from './typeTools'

type Sort = keyof ReturnType<typeof allNames>
const SORTS: Sort[] = ['object', 'interface', 'union', 'enum', 'input', 'scalar']

const renamed: Kind[] = SORTS.map((sort) =>
  kind(`the name of an ${sort} changes`, (base) =>
    allNames(base)[sort].map((name) => ({
      at: name,
      edit: (schema) => schema.renameType(name, `${name}Now`),
    })),
  ),
)

/** Fields that bring one type bring another that is made from it. */
const replaced = (what: string, make: (schema: Editable, type: string) => string | null): Kind =>
  kind(what, (base) =>
    base.composites.flatMap((around) =>
      (around.fields ?? []).flatMap((field): Position[] => {
        const at = `${named(around)}.${named(field)}`
        const edit = (schema: Editable) => {
          const target = schema.field(at)
          const type = bare(typeText(target))
          const other = make(schema, type)
          if (other !== null) setType(target, typeText(target).replace(type, other))
          return other !== null
        }
        return edit(new Editable(base.source)) ? [{ at, edit: (schema) => void edit(schema) }] : []
      }),
    ),
  )

const isObject = (schema: Editable, type: string) =>
  schema.objects.some((one) => named(one) === type)

const copied =
  (edit: (fields: NonNullable<Composite['fields']>, copy: Composite) => void) =>
  (schema: Editable, type: string): string | null => {
    if (!isObject(schema, type)) return null
    copyOf(schema, type, 'Copy')
    const copy = schema.composite('Copy')
    edit(copy.fields ?? [], copy)
    return 'Copy'
  }

const REPLACED: Kind[] = [
  replaced(
    'a field brings a copy of its type',
    copied(() => undefined),
  ),
  replaced(
    'a field brings a copy without its last field',
    copied((fields) => void fields.pop()),
  ),
  replaced(
    'a field brings a copy without its first field',
    copied((fields) => void fields.shift()),
  ),
  replaced(
    'a field brings a copy in which nothing is promised',
    copied((fields, copy) => {
      copy.interfaces = []
      for (const field of fields) setType(field, typeText(field).replace(/!$/, ''))
    }),
  ),
  replaced(
    'a field brings a copy in which everything is promised',
    copied((fields) => {
      for (const field of fields)
        if (!typeText(field).endsWith('!')) setType(field, `${typeText(field)}!`)
    }),
  ),
  replaced(
    'a field brings a copy without interfaces',
    copied((_fields, copy) => {
      copy.interfaces = []
    }),
  ),
  replaced('a field brings the interface of its object', (schema, type) =>
    isObject(schema, type) ? (schema.composite(type).interfaces?.at(-1)?.name.value ?? null) : null,
  ),
  replaced('a field brings a union of its object alone', (schema, type) => {
    if (!isObject(schema, type)) return null
    schema.add(`union Only = ${type}`)
    return 'Only'
  }),
  replaced('a field brings a union of its object and another', (schema, type) => {
    if (!isObject(schema, type) || type === 'Line') return null
    schema.add(`union Either = ${type} | Line`)
    return 'Either'
  }),
  replaced('a field brings one object of its union', (schema, type) => {
    const union = schema.unions.find((one) => named(one) === type)
    return union?.types?.[0]?.name.value ?? null
  }),
  replaced('a field brings one object of its interface', (schema, type) =>
    schema.interfaces.some((one) => named(one) === type)
      ? (schema.objects.find((one) => one.interfaces?.some((own) => own.name.value === type))?.name
          .value ?? null)
      : null,
  ),
  replaced('a field brings a copy of its union', (schema, type) => {
    if (!schema.unions.some((one) => named(one) === type)) return null
    copyOf(schema, type, 'Copy')
    return 'Copy'
  }),
  replaced('a field brings a copy of its enum', (schema, type) => {
    if (!schema.enums.some((one) => named(one) === type)) return null
    copyOf(schema, type, 'Copy')
    return 'Copy'
  }),
  replaced('a field brings a copy of its enum with a value less', (schema, type) => {
    if (!schema.enums.some((one) => named(one) === type)) return null
    copyOf(schema, type, 'Copy')
    schema.enums.find((one) => named(one) === 'Copy')?.values?.pop()
    return 'Copy'
  }),
  replaced('a field brings a copy of its enum with a value more', (schema, type) => {
    if (!schema.enums.some((one) => named(one) === type)) return null
    copyOf(schema, type, 'Copy')
    addValue(schema, 'Copy')
    return 'Copy'
  }),
]

const narrowed = kind('an input field takes a @oneOf input instead of a plain one', (base) =>
  base.inputs.flatMap((around) =>
    (around.fields ?? []).flatMap(({ name, type }): Position[] => {
      const plain = base.inputs.find((one) => named(one) === bare(typeText({ type })))
      if (!plain || plain.directives?.length) return []
      const own = (plain.fields ?? []).map(
        (one) => `${named(one)}: ${typeText(one).replace(/!$/, '')}`,
      )
      return [
        {
          at: `${named(around)}.${name.value}`,
          edit: (schema) => {
            const fields = schema.input(named(around)).fields ?? []
            const field = fields.find((one) => named(one) === name.value)
            if (field) setType(field, typeText(field).replace(named(plain), 'OneOf'))
            schema.add(`input OneOf @oneOf { ${own.join(' ')} }`)
          },
        },
      ]
    }),
  ),
)

/** Kinds of change of names, and of what fields bring and take. */
export const TYPE_KINDS: Kind[] = [...renamed, ...REPLACED, narrowed]
