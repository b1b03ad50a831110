import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ParseArgsConfig } from 'node:util'
import type { GraphQLSchema } from 'graphql'
import { CannotRun } from './cannotRun'
import { readClient } from './check/readClient'
import type { SentDocuments } from './documents/lowerDocuments'
import { readDocuments, type ClientFiles } from './documents/readDocuments'
import { createScreenFinder } from './documents/screens'
import { isOwnSchema, USUAL_PROJECT, type Project } from './project'
import { loadSchema } from './sources/loadSchema'

export const CLIENT_OPTIONS = {
  schema: { type: 'string' },
  documents: { type: 'string', multiple: true },
} as const satisfies ParseArgsConfig['options']

export type LoadedClient = {
  schema: GraphQLSchema
  files: ClientFiles
  clients: SentDocuments[]
  screensOf: (file: string) => readonly string[]
}

/** The schema and the client that the options name: the project's own when they name none. Error: CannotRun. */
export async function loadClient(
  options: { schema?: string; documents?: string[] },
  { cwd, project = USUAL_PROJECT }: { cwd: string; project?: Project },
): Promise<LoadedClient> {
  const { schema = project.schema, documents = project.documents } = options
  if (!isOwnSchema(schema, { cwd, project }) && !options.documents) {
    throw new CannotRun('--schema is another client: say where its --documents are.')
  }
  if (options.schema === undefined && !existsSync(resolve(cwd, schema))) {
    throw new CannotRun(
      `There is no ${schema}: say where the client is by its --schema and --documents.`,
    )
  }
  const [{ schema: loaded }, files] = await Promise.all([
    loadSchema(schema, { cwd, schemaFile: schema, headers: {} }),
    readDocuments(documents, cwd),
  ])
  const clients = readClient(files, loaded)
  if (clients.every(({ operations }) => operations.length === 0)) {
    throw new CannotRun(`No operation was found in ${documents.join(', ')}.`)
  }
  return { schema: loaded, files, clients, screensOf: createScreenFinder(files.imports) }
}
