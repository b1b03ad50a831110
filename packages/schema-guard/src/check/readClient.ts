import { type GraphQLSchema } from 'graphql'
import { lowerDocuments, type SentDocuments } from '../documents/lowerDocuments'
import { parseDocuments, type ParsedDocuments } from '../documents/parseDocuments'
import { type ClientFiles, type DocumentText } from '../documents/readDocuments'
import { type ManifestOperation } from '../manifest/bareOperation'
import { type Definition } from '../model'

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
  const own = lowerDocuments(parseDocuments(files.documents, release), { schema, isRelay })
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
    return lowerDocuments(parsed, { schema, isRelay: false })
  })
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
