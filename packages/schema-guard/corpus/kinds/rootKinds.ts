import { Kind as Syntax } from 'graphql'
import { named } from './editable'
import { kind, type Kind } from './kind'
import { copyOf } from './typeTools'

/** Kinds of change of roots. */
export const ROOT_KINDS: Kind[] = [
  kind('a root type is renamed', () =>
    ['Query', 'Mutation', 'Subscription'].map((name) => ({
      at: name,
      edit: (schema) => schema.renameType(name, `${name}Root`),
    })),
  ),
  kind('a root goes', () =>
    ['mutation', 'subscription'].map((name) => ({
      at: name,
      edit: (schema) => {
        const { schema: roots } = schema
        roots.operationTypes = roots.operationTypes.filter(({ operation }) => operation !== name)
      },
    })),
  ),
  kind('a root is another type with a field less', () =>
    ['Query', 'Mutation', 'Subscription'].flatMap((name) =>
      [0, 1, 2].map((index) => ({
        at: `${name} ${index}`,
        edit: (schema) => {
          copyOf(schema, name, 'Root')
          schema.composite('Root').fields?.splice(index, 1)
          schema.rename(name, 'Root', (around) => around === '')
        },
      })),
    ),
  ),
  kind('a root is renamed and a field of it goes', () =>
    ['Query', 'Mutation'].flatMap((name) =>
      [0, 2, 4].map((index) => ({
        at: `${name} ${index}`,
        edit: (schema) => {
          schema.composite(name).fields?.splice(index, 1)
          schema.renameType(name, `${name}Root`)
        },
      })),
    ),
  ),
]

/** Kinds of change of directives. */
export const DIRECTIVE_KINDS: Kind[] = [
  kind('a directive is removed', (base) =>
    base.directives.map((one) => ({
      at: `@${named(one)}`,
      edit: (schema) => schema.drop(named(one)),
    })),
  ),
  kind('a directive is renamed', (base) =>
    base.directives.map((one) => ({
      at: `@${named(one)}`,
      edit: (schema) => {
        const found = schema.directives.find((other) => named(other) === named(one))
        if (found) found.name.value = `${named(one)}Now`
      },
    })),
  ),
  kind('a directive loses a place', (base) =>
    base.directives.flatMap((one) =>
      one.locations.map(({ value }) => ({
        at: `@${named(one)} ${value}`,
        edit: (schema) => {
          const found = schema.directives.find((other) => named(other) === named(one))
          if (found) found.locations = found.locations.filter((place) => place.value !== value)
        },
      })),
    ),
  ),
  kind('a directive gets a place', (base) =>
    base.directives.map((one) => ({
      at: `@${named(one)}`,
      edit: (schema) => {
        const found = schema.directives.find((other) => named(other) === named(one))
        found?.locations.push({ kind: Syntax.NAME, value: 'FRAGMENT_DEFINITION' })
      },
    })),
  ),
  kind('a directive is repeatable or no longer so', (base) =>
    base.directives.map((one) => ({
      at: `@${named(one)}`,
      edit: (schema) => {
        const found = schema.directives.find((other) => named(other) === named(one))
        if (found) found.repeatable = !found.repeatable
      },
    })),
  ),
  kind('a directive is added', () => [
    { at: '@fresh', edit: (schema) => schema.add('directive @fresh on FIELD') },
  ]),
]
