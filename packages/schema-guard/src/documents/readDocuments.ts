import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { findGraphqlTags, type Tag } from './graphqlTags'
import { readImports } from './importGraph'
import { type ManifestOperation } from '../manifest/bareOperation'

/** A GraphQL text and where it starts. */
export type DocumentText = Tag & { file: string }

export type ClientFiles = {
  documents: DocumentText[]
  /** Persisted operations, which are sent as they stand. */
  persisted: ManifestOperation[]
  /** The local files that each file imports, as written. */
  imports: Map<string, string[]>
  /** Whether some file takes its tags from Relay. */
  usesRelay: boolean
}

// react-relay, relay-runtime, babel-plugin-relay/macro, @company/relay
const RELAY = /(?:from|import|require\()\s*['"](?:@[\w-]+\/)?(?:[\w-]+-)?relay(?:[-/][^'"]*)?['"]/

/** Everything that the globs name: tags of scripts, `.graphql` files and persisted manifests. */
export async function readDocuments(globs: readonly string[], cwd: string): Promise<ClientFiles> {
  const paths = globSync([...globs], {
    cwd,
    absolute: true,
    // What a compiler wrote is no source; the manifests that it writes beside are named on purpose.
    ignore: ['**/node_modules/**', '**/__generated__/**/*.{ts,tsx,js,jsx}'],
    expandDirectories: false,
  }).sort()
  const client: ClientFiles = {
    documents: [],
    persisted: [],
    imports: new Map(),
    usesRelay: false,
  }
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  for (const [index, path] of paths.entries()) {
    await addFile(client, relative(cwd, resolve(cwd, path)), texts[index] ?? '')
  }
  return client
}

async function addFile(client: ClientFiles, file: string, text: string) {
  if (/\.(graphql|gql)$/.test(file)) {
    client.documents.push({ text, file, line: 1, column: 1 })
    return
  }
  if (file.endsWith('.json')) {
    const { parseManifest } = await import('../manifest/parseManifest')
    client.persisted.push(...parseManifest(text, file).operations)
    return
  }
  client.imports.set(file, readImports(text))
  const tags = findGraphqlTags(text)
  client.documents.push(...tags.map((tag) => ({ ...tag, file })))
  if (tags.length > 0 && RELAY.test(text)) client.usesRelay = true
}
