import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { globSync } from 'tinyglobby'
import { findGraphqlTags, type Tag } from './graphqlTags'
import { readImports } from './importGraph'
import type { ManifestOperation } from '../manifest/bareOperation'
import { readFound } from '../readFound'
import { findResolvers, type Resolver } from './resolvers'

/** A GraphQL text and where it starts. */
export type DocumentText = Tag & { file: string }

export type ClientFiles = {
  documents: DocumentText[]
  /** Persisted operations, which are sent as they stand. */
  persisted: ManifestOperation[]
  /** The local files that each file imports, as written. */
  imports: Map<string, string[]>
  /** The fields that Relay computes in the browser. */
  resolvers: Resolver[]
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
    resolvers: [],
    usesRelay: false,
  }
  const known = new Set(paths)
  // What a file imports by a comment is read as well, wherever it lies.
  for (const path of known) {
    const file = relative(cwd, path)
    const text = readFound(path, file)
    if (text === undefined) continue
    await addFile(client, file, text)
    for (const [, imported = ''] of text.matchAll(IMPORTED)) {
      const other = resolve(dirname(path), imported)
      if (existsSync(other)) known.add(other)
    }
  }
  return client
}

// #import "./Fragment.graphql", # import { Fragment } from './Fragment.graphql'
const IMPORTED = /^\s*#\s*import\s[^'"\n]*['"](\.[^'"\n]+\.(?:graphql|gql))['"]/gm

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
  client.resolvers.push(...findResolvers(text))
  const tags = findGraphqlTags(text)
  client.documents.push(...tags.map((tag) => ({ ...tag, file })))
  if (tags.length > 0 && RELAY.test(text)) client.usesRelay = true
}
