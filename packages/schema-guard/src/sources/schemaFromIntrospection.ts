import { buildClientSchema, GraphQLSchema, specifiedDirectives } from 'graphql'
import { CannotRun } from '../cannotRun'
import { assertValid } from './validSchema'

/** The response to an introspection, with or without its envelope. */
export function schemaFromIntrospection(content: unknown, name: string): GraphQLSchema {
  const data = property(content, 'data') ?? content
  const found = property(data, '__schema')
  if (found === undefined) {
    throw new CannotRun(`${name}: this JSON holds no introspection (__schema).`)
  }
  try {
    // buildClientSchema checks the shape itself and says what it misses.
    const schema = buildClientSchema(JSON.parse(JSON.stringify(data), inTodaysForm))
    return assertValid(property(found, 'directives') ? schema : withUsualDirectives(schema), name)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

// As servers of before 2016 tell where a directive may stand.
const OLD_LOCATIONS = {
  onOperation: ['QUERY', 'MUTATION', 'SUBSCRIPTION'],
  onFragment: ['FRAGMENT_DEFINITION', 'FRAGMENT_SPREAD', 'INLINE_FRAGMENT'],
  onField: ['FIELD'],
}

function inTodaysForm(key: string, value: unknown): unknown {
  if (key === 'interfaces') return value ?? []
  const old = Object.entries(OLD_LOCATIONS).filter(([flag]) => property(value, flag) === true)
  return old.length === 0
    ? value
    : { locations: old.flatMap(([, locations]) => locations), ...Object(value) }
}

/** A query for types alone tells nothing of directives. */
const withUsualDirectives = (schema: GraphQLSchema) =>
  new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives })

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
