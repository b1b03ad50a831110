import {
  bare,
  directiveOf,
  fieldOf,
  named,
  setType,
  typeText,
  withoutDirective,
  type Editable,
  type Field,
} from './editable'
import { kind, type Kind, type Position } from './kind'

type Where = 'object' | 'interface' | 'everywhere'

/** A field by itself, or with all that its interfaces tie to it. */
function places(base: Editable, where: Where): { at: string; fields(schema: Editable): Field[] }[] {
  const types = where === 'interface' ? base.interfaces : base.composites
  return types.flatMap((type) =>
    (type.fields ?? []).flatMap((field) => {
      const at = `${named(type)}.${named(field)}`
      const tied = where === 'everywhere' ? tiedTo(base, named(type), named(field)) : [at]
      if (where === 'everywhere' && tied.length === 1) return []
      // Each group of tied fields is changed once.
      if (where === 'everywhere' && tied[0] !== at) return []
      return [{ at, fields: (schema: Editable) => tied.map((one) => schema.field(one)) }]
    }),
  )
}

function tiedTo(base: Editable, type: string, field: string): string[] {
  const found = new Set([type])
  for (const one of found) {
    for (const composite of base.composites) {
      const interfaces = (composite.interfaces ?? []).map((own) => own.name.value)
      const isAbove = interfaces.includes(one)
      if (isAbove && has(base, one, field)) found.add(named(composite))
      if (named(composite) === one)
        interfaces.filter((own) => has(base, own, field)).forEach((own) => found.add(own))
    }
  }
  return [...found]
    .filter((one) => has(base, one, field))
    .sort()
    .map((one) => `${one}.${field}`)
}

const has = (base: Editable, type: string, field: string): boolean =>
  (base.composite(type).fields ?? []).some((own) => named(own) === field)

/** A new type for every field whose type it can be made of. */
const retyped = (
  name: string,
  where: Where,
  next: (type: string, base: Editable) => string | null,
) =>
  kind(name, (base) =>
    places(base, where).flatMap(({ at, fields }): Position[] => {
      const type = typeText(base.field(at))
      if (next(type, base) === null) return []
      return [
        {
          at,
          edit: (schema) => {
            for (const field of fields(schema)) {
              const other = next(typeText(field), schema)
              if (other !== null) setType(field, other)
            }
          },
        },
      ]
    }),
  )

const edited = (name: string, where: Where, edit: (field: Field) => void): Kind =>
  kind(name, (base) =>
    places(base, where).map(({ at, fields }) => ({
      at,
      edit: (schema) => fields(schema).forEach(edit),
    })),
  )

const removed = (name: string, where: Where): Kind =>
  kind(name, (base) =>
    places(base, where).map(({ at, fields }) => ({
      at,
      edit: (schema) => {
        const gone = fields(schema)
        for (const type of schema.composites) {
          type.fields = (type.fields ?? []).filter((field) => !gone.includes(field))
        }
      },
    })),
  )

const swap = (from: string, to: string) => (type: string) =>
  bare(type) === from ? type.replace(from, to) : null

const nullable = (type: string) => (type.endsWith('!') ? type.slice(0, -1) : null)
const required = (type: string) => (type.endsWith('!') ? null : `${type}!`)
const nullableItem = (type: string) => (type.includes('!]') ? type.replace('!]', ']') : null)
const requiredItem = (type: string) => (/\w\]/.test(type) ? type.replace(']', '!]') : null)
const single = (type: string) => (type.startsWith('[') ? type.replace(/^\[(.*)\]!?$/, '$1') : null)
const list = (type: string) => (type.startsWith('[') ? null : `[${type}]`)

const WHERE: Where[] = ['object', 'interface', 'everywhere']
const WORDS = {
  object: 'of one type',
  interface: 'of an interface alone',
  everywhere: 'of an interface and its objects',
}

const NULLS: [string, (type: string) => string | null][] = [
  ['becomes nullable', nullable],
  ['becomes required', required],
  ['gets items that may be null', nullableItem],
  ['gets items that are never null', requiredItem],
]

const SWAPS = [
  ['Int', 'Float'],
  ['Int', 'String'],
  ['Int', 'ID'],
  ['Int', 'Boolean'],
  ['Float', 'Int'],
  ['Float', 'String'],
  ['String', 'ID'],
  ['String', 'Int'],
  ['String', 'Day'],
  ['String', 'Category'],
  ['ID', 'String'],
  ['ID', 'Int'],
  ['Boolean', 'String'],
  ['Boolean', 'Int'],
  ['Boolean', 'Status'],
  ['Day', 'String'],
  ['Day', 'Money'],
  ['Money', 'Int'],
  ['Kind', 'String'],
  ['Kind', 'ID'],
  ['Category', 'Int'],
  ['Category', 'Kind'],
  ['State', 'Day'],
] as const

const toObject = (type: string, base: Editable) =>
  base.composites.some((one) => named(one) === bare(type))
    ? null
    : type.replace(bare(type), 'Photo')
const toLeaf = (type: string, base: Editable) =>
  base.composites.some((one) => named(one) === bare(type))
    ? type.replace(bare(type), 'String')
    : null

/** Kinds of change of a field's own type. */
export const FIELD_KINDS: Kind[] = [
  ...WHERE.flatMap((where) => [
    removed(`a field ${WORDS[where]} is removed`, where),
    edited(`a field ${WORDS[where]} is renamed`, where, (field) => {
      field.name.value = `${field.name.value}Now`
    }),
    ...NULLS.map(([what, next]) => retyped(`a field ${WORDS[where]} ${what}`, where, next)),
  ]),
  retyped('a list becomes a single value', 'object', single),
  retyped('a single value becomes a list', 'object', list),
  retyped('a list becomes a list of lists', 'object', (type) =>
    type.startsWith('[') ? `[${type}]` : null,
  ),
  ...SWAPS.map(([from, to]) =>
    retyped(`${from} becomes ${to} in responses`, 'object', swap(from, to)),
  ),
  retyped('String becomes ID in an interface and its objects', 'everywhere', swap('String', 'ID')),
  retyped('Int becomes Float in an interface and its objects', 'everywhere', swap('Int', 'Float')),
  retyped('a value becomes an object', 'object', toObject),
  retyped('an object becomes a value', 'object', toLeaf),
  edited('a field is deprecated', 'object', (field) => {
    field.directives = [...(field.directives ?? []), directiveOf('@deprecated(reason: "old")')]
  }),
  edited('a field gets a description', 'object', (field) => {
    field.description = { kind: 'StringValue', value: 'Said.' } as never
  }),
  edited('a field gets a directive of the server', 'object', (field) => {
    field.directives = [...(field.directives ?? []), directiveOf('@owner(team: "a")')]
  }),
]

const semantic = (field: { directives?: { name: { value: string } }[] }) =>
  (field.directives ?? []).some(({ name }) => name.value === 'semanticNonNull')

/** Kinds of change of what a null means. */
export const SEMANTIC_KINDS: Kind[] = [
  kind('@semanticNonNull is removed', (base) =>
    places(base, 'object').flatMap(({ at }) =>
      semantic(base.field(at))
        ? [{ at, edit: (schema) => withoutDirective(schema.field(at), 'semanticNonNull') }]
        : [],
    ),
  ),
  kind('@semanticNonNull loses a level', (base) =>
    places(base, 'object').flatMap(({ at }) =>
      semantic(base.field(at)) && typeText(base.field(at)).startsWith('[')
        ? ['[0]', '[1]', '[]'].map((levels) => ({
            at: `${at} ${levels}`,
            edit: (schema) => {
              withoutDirective(schema.field(at), 'semanticNonNull')
              schema.field(at).directives?.push(directiveOf(`@semanticNonNull(levels: ${levels})`))
            },
          }))
        : [],
    ),
  ),
  kind('@semanticNonNull is added', (base) =>
    places(base, 'object').flatMap(({ at }) =>
      semantic(base.field(at)) || typeText(base.field(at)).endsWith('!')
        ? []
        : [{ at, edit: semanticAdded(at) }],
    ),
  ),
  kind('a required field becomes nullable with @semanticNonNull', (base) =>
    places(base, 'object').flatMap(({ at }) => {
      const type = nullable(typeText(base.field(at)))
      if (type === null) return []
      return [
        {
          at,
          edit: (schema) => {
            setType(schema.field(at), type)
            semanticAdded(at)(schema)
          },
        },
      ]
    }),
  ),
  kind('@semanticNonNull becomes a real promise', (base) =>
    places(base, 'object').flatMap(({ at }) =>
      semantic(base.field(at))
        ? [
            {
              at,
              edit: (schema) => {
                withoutDirective(schema.field(at), 'semanticNonNull')
                const field = schema.field(at)
                setType(field, (requiredItem(typeText(field)) ?? typeText(field)) + '!')
              },
            },
          ]
        : [],
    ),
  ),
  kind('the directive @semanticNonNull itself goes', () => [
    {
      at: '@semanticNonNull',
      edit: (schema) => {
        schema.drop('semanticNonNull')
        for (const type of schema.composites) {
          for (const field of type.fields ?? []) withoutDirective(field, 'semanticNonNull')
        }
      },
    },
  ]),
]

const semanticAdded = (at: string) => (schema: Editable) => {
  const field = schema.field(at)
  field.directives = [...(field.directives ?? []), directiveOf('@semanticNonNull')]
}

/** Kinds of fields that come, and of order. */
export const ADDED_FIELD_KINDS: Kind[] = [
  ...['fresh: String', 'fresh: String!', 'fresh(size: Int!): String', 'fresh: [Product!]!'].map(
    (text) =>
      kind(`a field is added: ${text}`, (base) =>
        base.objects.map((type) => ({
          at: named(type),
          edit: (schema) => void schema.composite(named(type)).fields?.push(fieldOf(text)),
        })),
      ),
  ),
  kind('an interface and its objects get a field', (base) =>
    base.interfaces.map((type) => ({
      at: named(type),
      edit: (schema) => {
        for (const one of schema.composites) {
          const isUnder = one.interfaces?.some((own) => own.name.value === named(type))
          if (isUnder || named(one) === named(type)) one.fields?.push(fieldOf('fresh: Int'))
        }
      },
    })),
  ),
  kind('fields are put in another order', (base) =>
    base.composites.map((type) => ({
      at: named(type),
      edit: (schema) => void schema.composite(named(type)).fields?.reverse(),
    })),
  ),
]
