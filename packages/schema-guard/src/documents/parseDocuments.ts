import {
  GraphQLError,
  Kind,
  parse,
  print,
  Source,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import type { Definition } from '../model'
import { CannotRun } from '../cannotRun'
import { placeOf, placeText } from './place'
import type { DocumentText } from './readDocuments'

export type ParsedOperation = { definition: Definition; node: OperationDefinitionNode }
export type ParsedFragment = { definition: Definition; node: FragmentDefinitionNode }

export type ParsedDocuments = {
  operations: ParsedOperation[]
  fragments: Map<string, ParsedFragment>
  /** Fragments that are written twice, and not the same: where both stand. */
  doubles: Map<string, string>
  /** What a reader has to know: texts that are not known as a whole. */
  doubts: string[]
}

/** Error: CannotRun with the file and line of a text that is not GraphQL. */
export function parseDocuments(texts: readonly DocumentText[], release?: string): ParsedDocuments {
  const parsed: ParsedDocuments = {
    operations: [],
    fragments: new Map(),
    doubles: new Map(),
    doubts: [],
  }
  for (const text of texts) {
    if (text.hasGaps) {
      parsed.doubts.push(
        `${placeText(text)} is put together while the code runs: not all of it is known.`,
      )
    }
    for (const node of parseText(text).definitions) {
      if (node.kind === Kind.OPERATION_DEFINITION) {
        const name = node.name?.value ?? `anonymous ${node.operation}`
        const definition = { name, kind: node.operation, place: placeOf(node), ...of(release) }
        parsed.operations.push({ node, definition })
      } else if (node.kind === Kind.FRAGMENT_DEFINITION) {
        const name = node.name.value
        const first = parsed.fragments.get(name)
        const places = first && doubleOf(first, node)
        if (places !== undefined) parsed.doubles.set(name, places)
        if (first) continue
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

/** The same text twice, in a generated file for instance, leaves no doubt. */
function doubleOf(
  { node, definition }: ParsedFragment,
  other: FragmentDefinitionNode,
): string | undefined {
  if (print(node) === print(other)) return undefined
  return `${placeText(definition.place)} and ${placeText(placeOf(other))}`
}

const of = (release: string | undefined) => (release === undefined ? {} : { release })

function parseText({ text, file, line, column, hasGaps }: DocumentText): DocumentNode {
  if (/^\s*(#[^\n]*\n\s*)*$/.test(text)) return { kind: Kind.DOCUMENT, definitions: [] }
  try {
    return parse(new Source(text, file, { line, column }))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    if (hasGaps) return { kind: Kind.DOCUMENT, definitions: [] }
    const token = error.locations?.[0]
    const at = token ? { file, line: token.line + line - 1, column: token.column } : undefined
    throw new CannotRun(`${at ? placeText(at) : file}: ${error.message}`)
  }
}
