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
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import type { SentDocuments } from '../documents/lowerDocuments'
import type { JudgeContext } from '../judge/judgeContext'
import { addTo } from '../addTo'
import type { Definition } from '../model'

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
  /** The one operation that it is about, where others send the same text and are taken. */
  operation?: Definition
}

/** What the schema refuses in the operations of a client, read as one document: a shared fragment is looked at once. */
export function refusalsOf(clients: readonly SentDocuments[], schema: GraphQLSchema): Refusal[] {
  return clients.flatMap((client) =>
    validate(schema, documentOf(client), RULES, { maxErrors: MAX_ERRORS }).map((error) => ({
      client,
      message: error.message,
      node: lastNode(error) ?? documentOf(client),
      conflict: conflictOf(error),
      ...operationOf(error, client),
    })),
  )
}

/** A variable in a wrong position is told with its declaration. */
function operationOf({ nodes = [] }: GraphQLError, { operations }: SentDocuments) {
  const [first] = nodes
  if (first?.kind !== Kind.VARIABLE_DEFINITION) return {}
  const found = operations.find(({ node }) => node.variableDefinitions?.includes(first))
  return found ? { operation: found.definition } : {}
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
  const unknown = new Set(before.filter(isUnknownField).map(({ node }) => node))
  return after.filter(
    (refusal) =>
      !known.has(keyOf(refusal)) && !(isUnknownField(refusal) && unknown.has(refusal.node)),
  )
}

/** A field that is the client's own stays so, whatever its type is called. */
const isUnknownField = ({ message }: Refusal) => message.startsWith('Cannot query field')

// What graphql-js proposes instead depends on the rest of the schema, and says nothing of the document.
const keyOf = ({ message, node: { loc } }: Refusal) =>
  `${loc?.source.name}:${loc?.source.locationOffset.line}:${loc?.start} ${message.replace(/ Did you mean .*$/, '')}`

/** Finds refusals by the nodes that they stand in: what is written once may be sent in several forms. */
export function createRefusalFinder(refusals: readonly Refusal[]): RefusalFinder {
  const around = nodesAround(refusals)
  const nodes = new Set(refusals.map(({ node }) => node))
  const conflicts = new Map(
    refusals.flatMap(({ conflict, message }) => conflict.map((node) => [node, message])),
  )
  const inside = new Map<ASTNode, Refusal[]>()
  for (const refusal of refusals) {
    for (const node of around.get(refusal.node) ?? [refusal.node]) addTo(inside, node, refusal)
  }
  return {
    isRefusedAt: (node) => nodes.has(node),
    conflictAt: (node) => conflicts.get(node),
    isRefused: (node) => inside.has(node),
    refusedSenders(node) {
      const found = (inside.get(node) ?? []).map(({ operation }) => operation)
      const named = found.flatMap((operation) => operation ?? [])
      return named.length > 0 && named.length === found.length ? new Set(named) : undefined
    },
    around: (node) => around.get(node) ?? [node],
  }
}

export type RefusalFinder = Pick<
  JudgeContext,
  'isRefused' | 'isRefusedAt' | 'conflictAt' | 'refusedSenders'
> & {
  /** A refused node and all that it stands in, from the inside out. */
  around(node: ASTNode): readonly ASTNode[]
}

function nodesAround(refusals: readonly Refusal[]): Map<ASTNode, readonly ASTNode[]> {
  const wanted = new Set(refusals.flatMap(({ node, conflict }) => [node, ...conflict]))
  const found = new Map<ASTNode, ASTNode[]>()
  for (const client of new Set(refusals.map((refusal) => refusal.client))) {
    const stack: ASTNode[] = []
    visit(documentOf(client), {
      enter(node) {
        stack.push(node)
        if (!wanted.has(node)) return
        // A value that is put into several places stands in all of them.
        found.set(node, [...(found.get(node) ?? []), ...[...stack].reverse()])
      },
      leave: () => void stack.pop(),
    })
  }
  return found
}
