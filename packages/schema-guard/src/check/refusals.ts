import {
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  Kind,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueDirectivesPerLocationRule,
  validate,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { type SentDocuments } from '../documents/lowerDocuments'
import { type JudgeContext } from '../judge/judgeContext'
import { addTo } from '../addTo'

// Those that look at the schema: the others judge the document alone, which has not changed.
const RULES = [
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownDirectivesRule,
  KnownTypeNamesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  UniqueDirectivesPerLocationRule,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
]

const MAX_ERRORS = 1000

export type Refusal = {
  client: SentDocuments
  message: string
  node: ASTNode
  /** The fields that contradict each other, when that is what is refused. */
  conflict: readonly ASTNode[]
}

/** What the schema refuses in the operations of a client, read as one document: a shared fragment is looked at once. */
export function refusalsOf(clients: readonly SentDocuments[], schema: GraphQLSchema): Refusal[] {
  return clients.flatMap((client) =>
    validate(schema, documentOf(client), RULES, { maxErrors: MAX_ERRORS }).map((error) => ({
      client,
      message: error.message,
      node: lastNode(error) ?? documentOf(client),
      conflict: conflictOf(error),
    })),
  )
}

function documentOf({ operations }: SentDocuments): DocumentNode {
  const definitions = new Set(operations.flatMap(({ document }) => document.definitions))
  return { kind: Kind.DOCUMENT, definitions: [...definitions] }
}

// A variable in a wrong position names its declaration first and the place last.
const lastNode = (error: GraphQLError): ASTNode | undefined => error.nodes?.at(-1)

function conflictOf({ nodes = [] }: GraphQLError): readonly ASTNode[] {
  return nodes.length > 1 && nodes.every(({ kind }) => kind === Kind.FIELD) ? nodes : []
}

/** The refusals that a schema brings: a document that fitted badly before is no news. */
export function newRefusals(before: readonly Refusal[], after: readonly Refusal[]): Refusal[] {
  const known = new Set(before.map(keyOf))
  return after.filter((refusal) => !known.has(keyOf(refusal)))
}

// What graphql-js proposes instead depends on the rest of the schema, and says nothing of the document.
const keyOf = ({ message, node: { loc } }: Refusal) =>
  `${loc?.source.name}:${loc?.source.locationOffset.line}:${loc?.start} ${message.replace(/ Did you mean .*$/, '')}`

/** Finds refusals by their places. */
export function createRefusalFinder(
  refusals: readonly Refusal[],
): Pick<JudgeContext, 'isRefused' | 'isRefusedAt' | 'conflictAt'> {
  const bySource = new Map<unknown, { start: number; end: number }[]>()
  const nodes = new Set(refusals.map(({ node }) => node))
  const conflicts = new Map(
    refusals.flatMap(({ conflict, message }) => conflict.map((node) => [node, message])),
  )
  for (const { loc } of nodes) {
    if (loc) addTo(bySource, loc.source, loc)
  }
  return {
    isRefusedAt: (node) => nodes.has(node),
    conflictAt: (node) => conflicts.get(node),
    isRefused(node) {
      if (nodes.has(node)) return true
      const { loc } = node
      if (!loc) return false
      return (bySource.get(loc.source) ?? []).some(
        ({ start, end }) => loc.start <= start && end <= loc.end,
      )
    },
  }
}
