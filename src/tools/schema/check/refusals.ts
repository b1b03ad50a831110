import {
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
  validate,
  ValuesOfCorrectTypeRule,
  VariablesAreInputTypesRule,
  VariablesInAllowedPositionRule,
  type ASTNode,
  type GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { type SentOperation } from '../documents/lowerDocuments'

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

export type Refusal = { operation: SentOperation; message: string; node: ASTNode }

/** What the schema refuses in the operations. */
export function refusalsOf(operations: readonly SentOperation[], schema: GraphQLSchema): Refusal[] {
  return operations.flatMap((operation) =>
    validate(schema, operation.document, RULES, { maxErrors: MAX_ERRORS }).map((error) => ({
      operation,
      message: error.message,
      node: lastNode(error) ?? operation.node,
    })),
  )
}

// A variable in a wrong position names its declaration first and the place last.
const lastNode = (error: GraphQLError): ASTNode | undefined => error.nodes?.at(-1)

/** The refusals that a schema brings: a document that fitted badly before is no news. */
export function newRefusals(before: readonly Refusal[], after: readonly Refusal[]): Refusal[] {
  const known = new Set(before.map(keyOf))
  return after.filter((refusal) => !known.has(keyOf(refusal)))
}

const keyOf = ({ operation, message, node }: Refusal) =>
  `${operation.definition.name} ${operation.definition.release ?? ''} ${node.loc?.source.name}:${node.loc?.start} ${message}`

/** Tells whether a refusal lies inside a node. */
export function createRefusalFinder(refusals: readonly Refusal[]) {
  const bySource = new Map<unknown, { start: number; end: number }[]>()
  const nodes = new Set(refusals.map(({ node }) => node))
  for (const { loc } of nodes) {
    if (!loc) continue
    const list = bySource.get(loc.source)
    if (list) list.push(loc)
    else bySource.set(loc.source, [loc])
  }
  return (node: ASTNode): boolean => {
    if (nodes.has(node)) return true
    const { loc } = node
    if (!loc) return false
    return (bySource.get(loc.source) ?? []).some(
      ({ start, end }) => loc.start <= start && end <= loc.end,
    )
  }
}
