import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import {
  buildClientSchema,
  buildSchema,
  GraphQLError,
  Source,
  validateSchema,
  type GraphQLSchema,
} from 'graphql'
import { CannotRun } from '../cannotRun'

export type LoadOptions = {
  cwd: string
  /** The schema's file in a git revision. */
  schemaFile: string
  headers: Readonly<Record<string, string>>
}

/**
 * A schema from a URL to introspect, a file (SDL or introspection JSON), or a git revision (`main`, `v2.1:api/schema.graphql`).
 * Error: CannotRun.
 */
export async function loadSchema(source: string, options: LoadOptions): Promise<GraphQLSchema> {
  if (/^https?:\/\//.test(source)) {
    const { introspect } = await import('./introspect')
    return introspect(source, options.headers)
  }
  const path = resolve(options.cwd, source)
  if (isFile(path)) return parseSchema(await readFile(path, 'utf8'), source)
  const { readRevision } = await import('./gitRevision')
  const file = relative(options.cwd, resolve(options.cwd, options.schemaFile))
  return parseSchema(await readRevision(source, file, options.cwd), source)
}

// A folder may have the name of a branch.
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Error: CannotRun with the place of what is wrong. */
export function parseSchema(text: string, name: string): GraphQLSchema {
  try {
    // Some programs write a byte order mark first.
    const plain = text.replace(/^\uFEFF/, '')
    if (/^\s*[{[]/.test(plain)) return schemaFromIntrospection(JSON.parse(plain), name)
    return assertValid(
      buildSchema(new Source(plain, name), { assumeValidSDL: true, noLocation: true }),
      name,
    )
  } catch (error) {
    if (error instanceof CannotRun) throw error
    const at = error instanceof GraphQLError ? error.locations?.[0] : undefined
    const message = error instanceof Error ? error.message : String(error)
    throw new CannotRun(`${name}${at ? `:${at.line}` : ''}: ${message}`)
  }
}

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

const MAX_PROBLEMS = 5

function assertValid(schema: GraphQLSchema, name: string): GraphQLSchema {
  const problems = validateSchema(schema)
  if (problems.length === 0) return schema
  const first = problems.slice(0, MAX_PROBLEMS).map(({ message }) => message)
  throw new CannotRun(`${name} is no valid schema: ${first.join(' ')}`)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
