import type { ClientFiles } from '../src/documents/readDocuments'
import { findGraphqlTags } from '../src/documents/graphqlTags'
import { findResolvers } from '../src/documents/resolvers'
import { readImports } from '../src/documents/importGraph'
import { createScreenFinder } from '../src/documents/screens'
import { checkSchema } from '../src/check/checkSchema'
import { readClient } from '../src/check/readClient'
import { parseSchema } from '../src/sources/loadSchema'
import type { Finding } from '../src/model'
import { BASE, FILES } from './fixtureClient'

/** The client's files as they would be read from disk. */
export function clientFiles(files: Record<string, string>, usesRelay = true): ClientFiles {
  return {
    documents: Object.entries(files).flatMap(([file, text]) =>
      findGraphqlTags(text).map((tag) => ({ ...tag, file })),
    ),
    persisted: [],
    imports: new Map(Object.entries(files).map(([file, text]) => [file, readImports(text)])),
    resolvers: Object.values(files).flatMap(findResolvers),
    usesRelay,
  }
}

/** Replaces pieces of the base schema; each must be there, once. */
export function changed(
  base: string,
  edits: readonly (readonly [from: string, to: string])[],
): string {
  return edits.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`« ${from} » is not there exactly once`)
    return text.replace(from, () => to)
  }, base)
}

type Options = { base?: string; files?: Record<string, string>; isStrict?: boolean }

/** Checks a candidate against the fixture's schema and client, or against others. */
export function check(
  candidate: string,
  { base = BASE, files = FILES, isStrict = false }: Options = {},
): Promise<Finding[]> {
  const schema = parseSchema(base, 'base.graphql')
  const client = clientFiles(files)
  return checkSchema({
    base: schema,
    candidate: parseSchema(candidate, 'candidate.graphql'),
    clients: readClient(client, schema),
    screensOf: createScreenFinder(client.imports),
    isStrict,
  })
}

/** What is not safe, as `severity coordinate`. */
export const alarms = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ severity }) => severity !== 'safe')
    .map(({ severity, coordinate }) => `${severity} ${coordinate}`)
    .sort()
