import { buildClientSchema, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { assertValid } from './validSchema'

/** An introspection answer, with or without its envelope. */
export function schemaFromIntrospection(content: unknown, name: string): GraphQLSchema {
  const data = property(content, 'data') ?? content
  if (property(data, '__schema') === undefined) {
    throw new CannotRun(`${name}: this JSON holds no introspection (__schema).`)
  }
  try {
    // buildClientSchema checks the shape itself and says what it misses.
    return assertValid(buildClientSchema(JSON.parse(JSON.stringify(data))), name)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
