import {
  GraphQLError,
  Kind,
  parse,
  Source,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import { type Definition } from '../model'
import { CannotRun } from '../cannotRun'
import { placeOf, placeText } from './place'
import { type DocumentText } from './readDocuments'

export type ParsedOperation = { definition: Definition; node: OperationDefinitionNode }
export type ParsedFragment = { definition: Definition; node: FragmentDefinitionNode }

export type ParsedDocuments = {
  operations: ParsedOperation[]
  fragments: Map<string, ParsedFragment>
}

/** Error: CannotRun with the file and line of a text that is not GraphQL. */
export function parseDocuments(texts: readonly DocumentText[], release?: string): ParsedDocuments {
  const parsed: ParsedDocuments = { operations: [], fragments: new Map() }
  for (const text of texts) {
    for (const node of parseText(text).definitions) {
      if (node.kind === Kind.OPERATION_DEFINITION) {
        const name = node.name?.value ?? `anonymous ${node.operation}`
        const definition = { name, kind: node.operation, place: placeOf(node), ...of(release) }
        parsed.operations.push({ node, definition })
      } else if (node.kind === Kind.FRAGMENT_DEFINITION && !parsed.fragments.has(node.name.value)) {
        const name = node.name.value
        const definition: Definition = {
          name,
          kind: 'fragment',
          place: placeOf(node),
          ...of(release),
        }
        parsed.fragments.set(name, { node, definition })
      }
    }
  }
  return parsed
}

const of = (release: string | undefined) => (release === undefined ? {} : { release })

function parseText({ text, file, line, column }: DocumentText): DocumentNode {
  if (/^\s*(#[^\n]*\n\s*)*$/.test(text)) return { kind: Kind.DOCUMENT, definitions: [] }
  try {
    return parse(new Source(text, file, { line, column }))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const token = error.locations?.[0]
    const at = token ? { file, line: token.line + line - 1, column: token.column } : undefined
    throw new CannotRun(`${at ? placeText(at) : file}: ${error.message}`)
  }
}
