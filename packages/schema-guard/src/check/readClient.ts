import type { GraphQLSchema } from 'graphql'
import { CannotRun } from '../cannotRun'
import { lowerDocuments, type SentDocuments } from '../documents/lowerDocuments'
import { parseDocuments, type ParsedDocuments } from '../documents/parseDocuments'
import type { ClientFiles, DocumentText } from '../documents/readDocuments'
import type { ManifestOperation } from '../manifest/bareOperation'
import type { Definition } from '../model'

// Not @connection: Apollo has one of its own.
const RELAY_DIRECTIVE =
  /@(argumentDefinitions|arguments|refetchable|preloadable|raw_response_type|relay|required|inline)\b/

/** What a client sends: the operations of its sources, and those of manifests as they stand. */
export function readClient(
  files: ClientFiles,
  schema: GraphQLSchema,
  release?: string,
): SentDocuments[] {
  const isRelay = files.usesRelay || files.documents.some(({ text }) => RELAY_DIRECTIVE.test(text))
  const { resolvers } = files
  const own = lowered(parseDocuments(files.documents, release), { schema, isRelay, resolvers })
  const persisted = files.persisted.map((one) =>
    release === undefined ? one : { ...one, release },
  )
  return [own, ...readPersisted(persisted, schema)]
}

/** Operations that are sent as they stand, each with its own fragments. */
export function readPersisted(
  operations: readonly ManifestOperation[],
  schema: GraphQLSchema,
): SentDocuments[] {
  return operations.map((operation) => {
    const { text, file, release } = operation
    const document: DocumentText = { text, file, line: 1, column: 1 }
    const parsed = withPlaces(parseDocuments([document], release), operation)
    return lowered(parsed, { schema, isRelay: false })
  })
}

/** Error: CannotRun where it cannot be known what the client sends. */
function lowered(...[parsed, options]: Parameters<typeof lowerDocuments>): SentDocuments {
  const sent = lowerDocuments(parsed, options)
  const [unknown] = sent.unknown
  if (unknown !== undefined) {
    throw new CannotRun(
      `The fragment ${unknown} is spread and nowhere written: have --documents name its file as well.`,
    )
  }
  const fragments = sent.operations.flatMap((operation) => operation.fragments)
  const used = new Set(
    [...fragments.map(({ definition }) => definition), ...sent.writtenOut].map(({ name }) => name),
  )
  for (const [name, places] of parsed.doubles) {
    if (!used.has(name)) continue
    throw new CannotRun(
      `The fragment ${name} is written twice, and not the same: ${places}. Check the clients one by one, each by its own --documents.`,
    )
  }
  return sent
}

/** A manifest remembers where its release wrote things. */
function withPlaces(
  parsed: ParsedDocuments,
  { place, places, fragments }: ManifestOperation,
): ParsedDocuments {
  const placed = (definition: Definition, at = definition.place): Definition => ({
    ...definition,
    place: at,
    places,
  })
  return {
    doubts: parsed.doubts,
    doubles: parsed.doubles,
    operations: parsed.operations.map(({ definition, node }) => ({
      node,
      definition: placed(definition, place),
    })),
    fragments: new Map(
      [...parsed.fragments].map(([name, { definition, node }]) => [
        name,
        { node, definition: placed(definition, fragments.get(name)) },
      ]),
    ),
  }
}
