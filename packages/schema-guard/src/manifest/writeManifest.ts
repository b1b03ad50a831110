import { createHash } from 'node:crypto'
import { print } from 'graphql'
import type { LoadedClient } from '../clientOptions'
import { placeText } from '../documents/place'
import type { DocumentText } from '../documents/readDocuments'
import type { Resolver } from '../documents/resolvers'
import type { SentOperation } from '../documents/lowerDocuments'
import type { Definition, Use } from '../model'
import { collectUsage } from '../usage/collectUsage'
import { expandUses } from '../usage/expandUses'
import { schemaText } from './schemaText'

type WrittenManifest = {
  version: 1
  release: string
  createdAt: string
  /** What it was built for, as SDL. */
  schema: string
  /** The documents as they are written, and the screens that show what a file asks for. */
  sources: {
    usesRelay: boolean
    resolvers: readonly Resolver[]
    documents: DocumentText[]
    persisted: { file: string; text: string }[]
    screens: Record<string, readonly string[]>
  }
  operations: {
    name: string
    kind: string
    hash: string
    text: string
    place: string
    fragments: Record<string, string>
    coordinates: Record<string, string[]>
  }[]
}

type Options = {
  release: string
  createdAt: string
  /** The text that the compiler wrote for an operation, if it did. */
  compiledText: (operation: string) => string | undefined
}

/** What a release can send, where it wrote it, and what it needs of the schema. */
export function writeManifest(
  { clients, files, schema, screensOf }: LoadedClient,
  { release, createdAt, compiledText }: Options,
): WrittenManifest {
  const operations = clients.flatMap((client) => client.operations)
  const uses = expandUses(collectUsage(clients, schema), schema)
  return {
    version: 1,
    release,
    createdAt,
    schema: schemaText(schema),
    sources: {
      usesRelay: files.usesRelay,
      resolvers: files.resolvers,
      documents: files.documents,
      persisted: files.persisted.map(({ file, text }) => ({ file, text })),
      screens: Object.fromEntries(
        files.documents
          .map(({ file }): [string, readonly string[]] => [file, screensOf(file)])
          .filter(([, screens]) => screens.length > 0),
      ),
    },
    operations: operations
      .map((operation) => {
        const { name, kind, place } = operation.definition
        const text = compiledText(name) ?? print(operation.document)
        return {
          name,
          kind,
          hash: createHash('sha256').update(text).digest('hex'),
          text,
          place: placeText(place),
          fragments: fragmentsOf(operation),
          coordinates: coordinatesOf(operation, uses),
        }
      })
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}

function fragmentsOf({ fragments }: SentOperation): Record<string, string> {
  return Object.fromEntries(
    fragments
      .map(({ node, definition }): [string, string] => [
        node.name.value,
        placeText(definition.place),
      ])
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

function coordinatesOf(
  { definition, fragments }: SentOperation,
  uses: ReadonlyMap<string, readonly Use[]>,
): Record<string, string[]> {
  const sent = new Set<Definition>([definition, ...fragments.map((one) => one.definition)])
  return Object.fromEntries(
    [...uses]
      .map(([coordinate, list]): [string, string[]] => [
        coordinate,
        [...new Set(list.filter((use) => sent.has(use.definition)).map((u) => placeText(u.place)))],
      ])
      .filter(([, places]) => places.length > 0)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}
