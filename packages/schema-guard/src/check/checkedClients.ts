import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import type { SentDocuments } from '../documents/lowerDocuments'
import { readDocuments, type ClientFiles } from '../documents/readDocuments'
import { createScreenFinder } from '../documents/screens'
import { bareOperation } from '../manifest/bareOperation'
import type { Manifest } from '../manifest/parseManifest'
import type { ReleaseManifest } from '../manifest/readManifests'
import type { CheckOptions } from '../options'
import { loadSchema, parseSchema, type LoadedSchema } from '../sources/loadSchema'
import type { Part } from '../sources/schemaFromSdl'
import { readClient, readPersisted } from './readClient'

/** A client that a candidate is held against: the sources of this folder, or a release by its manifest. */
export type CheckedClient = {
  /** Null for the sources. */
  release: string | null
  base: GraphQLSchema
  baseName: string
  /** None where the base has no lines: of an introspection, or of the schema that a manifest carries. */
  baseParts: readonly Part[]
  clients: SentDocuments[]
  screensOf: (file: string) => readonly string[]
}

type Base = LoadedSchema & { name: string }

/** Error: CannotRun when nothing is there to check, or nothing to compare with. */
export async function readCheckedClients(options: CheckOptions): Promise<CheckedClient[]> {
  const { baseSource, documents, manifests } = options
  const [base, own, releases] = await Promise.all([
    baseSource === null ? null : loadBase(baseSource, options),
    documents.length === 0 ? null : readDocuments(documents, options.cwd),
    manifests.length === 0 ? [] : readReleases(options),
  ])
  const checked: CheckedClient[] = []
  if (own && base) {
    const clients = readClient(own, base.schema)
    checked.push(clientOf(null, base, clients, createScreenFinder(own.imports)))
  }
  const schemas = new Map<string, GraphQLSchema>()
  for (const manifest of releases) {
    const isOwn = !options.isBaseNamed && manifest.schema !== undefined
    checked.push(releaseOf(manifest, isOwn ? null : base, schemas))
  }
  if (checked.every(({ clients }) => hasNone(clients))) {
    throw noOperation([...documents, ...manifests].join(', '))
  }
  return checked
}

const noOperation = (source: string) => new CannotRun(`No operation was found in ${source}.`)

const hasNone = (clients: readonly SentDocuments[]) =>
  clients.every(({ operations }) => operations.length === 0)

async function loadBase(source: string, options: CheckOptions): Promise<Base> {
  if (!options.isBaseNamed && !existsSync(resolve(options.cwd, source))) {
    throw new CannotRun(
      `There is no ${source} to compare with: name what is released by --manifest, or the client by its --schema and --documents.`,
    )
  }
  const headers = options.againstHeaders
  return { ...(await loadSchema(source, { ...options, headers })), name: source }
}

async function readReleases({ manifests, cwd, manifestHeaders }: CheckOptions) {
  const { readManifests } = await import('../manifest/readManifests')
  return readManifests(manifests, { cwd, headers: manifestHeaders })
}

function releaseOf(
  { release, file, schema, sources, operations }: ReleaseManifest,
  given: Base | null,
  schemas: Map<string, GraphQLSchema>,
): CheckedClient {
  if (!sources && operations.length === 0) throw noOperation(file)
  const base = given ?? baseOf(schema, file, release, schemas)
  const labelled = operations.map((operation) => ({ ...operation, release }))
  const clients = sources
    ? readClient(filesOf(sources), base.schema, release)
    : readPersisted(labelled, base.schema)
  // Beside others it would count as a release that nothing can break.
  if (hasNone(clients)) throw noOperation(file)
  return clientOf(release, base, clients, (name) => sources?.screens[name] ?? [])
}

const filesOf = (sources: NonNullable<Manifest['sources']>): ClientFiles => ({
  ...sources,
  persisted: sources.persisted.map(({ text, file }) => bareOperation(text, file)),
  // Its screens are known already.
  imports: new Map(),
})

function baseOf(
  text: string | undefined,
  file: string,
  release: string,
  schemas: Map<string, GraphQLSchema>,
): Base {
  if (text === undefined) {
    throw new CannotRun(
      `${file} does not carry the schema that it was built for: name it by --against.`,
    )
  }
  const known = schemas.get(text)
  const schema = known ?? parseSchema(text, `${file} (schema)`)
  schemas.set(text, schema)
  return { schema, parts: [], name: `the schema of release ${release}` }
}

const clientOf = (
  release: string | null,
  { schema, name, parts }: Base,
  clients: SentDocuments[],
  screensOf: CheckedClient['screensOf'],
): CheckedClient => ({
  release,
  base: schema,
  baseName: name,
  baseParts: parts,
  clients,
  screensOf,
})
