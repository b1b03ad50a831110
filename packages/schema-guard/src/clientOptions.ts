import { type ParseArgsConfig } from 'node:util'
import { type GraphQLSchema } from 'graphql'
import { CannotRun } from './cannotRun'
import { readClient } from './check/readClient'
import { type SentDocuments } from './documents/lowerDocuments'
import { readDocuments } from './documents/readDocuments'
import { createScreenFinder } from './documents/screens'
import { DEFAULT_DOCUMENTS, DEFAULT_SCHEMA } from './options'
import { loadSchema } from './sources/loadSchema'

export const CLIENT_OPTIONS = {
  schema: { type: 'string' },
  documents: { type: 'string', multiple: true },
} as const satisfies ParseArgsConfig['options']

export type LoadedClient = {
  schema: GraphQLSchema
  clients: SentDocuments[]
  screensOf: (file: string) => readonly string[]
}

/** The schema and the client that the options name: this project's own when they name none. Error: CannotRun. */
export async function loadClient(
  { schema = DEFAULT_SCHEMA, documents }: { schema?: string; documents?: string[] },
  cwd: string,
): Promise<LoadedClient> {
  if (schema !== DEFAULT_SCHEMA && !documents) {
    throw new CannotRun('--schema is another client: say where its --documents are.')
  }
  const [loaded, files] = await Promise.all([
    loadSchema(schema, { cwd, schemaFile: schema, headers: {} }),
    readDocuments(documents ?? DEFAULT_DOCUMENTS, cwd),
  ])
  const clients = readClient(files, loaded)
  if (clients.every(({ operations }) => operations.length === 0)) {
    throw new CannotRun(`No operation was found in ${(documents ?? DEFAULT_DOCUMENTS).join(', ')}.`)
  }
  return { schema: loaded, clients, screensOf: createScreenFinder(files.imports) }
}
