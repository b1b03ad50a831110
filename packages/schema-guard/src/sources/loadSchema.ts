import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { schemaFromIntrospection } from './schemaFromIntrospection'
import { schemaFromSdl } from './schemaFromSdl'

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
export const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** Error: CannotRun with the place of what is wrong. */
export function parseSchema(text: string, name: string): GraphQLSchema {
  try {
    // Some programs write a byte order mark first.
    const plain = text.replace(/^\uFEFF/, '')
    if (/^\s*[{[]/.test(plain)) return schemaFromIntrospection(JSON.parse(plain), name)
    return schemaFromSdl(plain, name)
  } catch (error) {
    if (error instanceof CannotRun) throw error
    const at = error instanceof GraphQLError ? error.locations?.[0] : undefined
    const message = error instanceof Error ? error.message : String(error)
    throw new CannotRun(`${name}${at ? `:${at.line}` : ''}: ${message}`)
  }
}
