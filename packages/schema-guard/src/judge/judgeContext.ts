import {
  Kind,
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import type { Definition, SchemaChange, Use, Verdict } from '../model'
import type { UsageIndex } from '../usage/usageIndex'

export type JudgeContext = {
  base: GraphQLSchema
  candidate: GraphQLSchema
  usage: UsageIndex
  /** Whether the candidate refuses something that is written inside this node. */
  isRefused(node: ASTNode): boolean
  /** Whether it refuses this very node. */
  isRefusedAt(node: ASTNode): boolean
  /** The operations that a refusal inside of a node is about, where it is not about all that send it. */
  refusedSenders(node: ASTNode): ReadonlySet<Definition> | undefined
  /** What the candidate says of a field that another of the same name contradicts. */
  conflictAt(node: ASTNode): string | undefined
  /** Every use that a node is. */
  usesAt(node: ASTNode): readonly Use[]
  /** The fragments that are sent by a name: one in each of the documents that have it. */
  fragmentsOf(name: string): readonly FragmentDefinitionNode[]
  nodeOf(operation: Definition): OperationDefinitionNode | undefined
}

/** What a change does to this client; null when nothing that it uses is touched. */
export type Judge = (change: SchemaChange, context: JudgeContext) => Verdict | null

/** The declaration of a variable in an operation. */
const variableIn = (
  operation: Definition,
  name: string,
  { nodeOf }: JudgeContext,
): VariableDefinitionNode | undefined =>
  nodeOf(operation)?.variableDefinitions?.find(({ variable }) => variable.name.value === name)

/** The use in those operations whose variable there may be null: their clients may send null for it. */
export function whereVariableIsNull(use: Use, value: ValueNode, context: JudgeContext): Use[] {
  if (value.kind !== Kind.VARIABLE) return []
  return whereSent(use, (operation) => {
    const variable = variableIn(operation, value.name.value, context)
    return variable !== undefined && variable.type.kind !== Kind.NON_NULL_TYPE
  })
}

/** The use of an argument or an input field in those operations that give it by a variable that may be left out. */
export function whereAbsent(use: Use, context: JudgeContext): Use[] {
  const { node } = use
  if (node.kind !== Kind.ARGUMENT && node.kind !== Kind.OBJECT_FIELD) return []
  const { value } = node
  if (value.kind !== Kind.VARIABLE) return []
  return whereSent(use, (operation) => {
    const variable = variableIn(operation, value.name.value, context)
    if (!variable) return false
    return variable.type.kind !== Kind.NON_NULL_TYPE && variable.defaultValue === undefined
  })
}

/** The use in those operations alone that a test holds for; nothing when it holds for none. */
function whereSent(use: Use, test: (operation: Definition) => boolean): Use[] {
  const senders = new Set([...use.senders].filter(test))
  return senders.size > 0 ? [{ ...use, senders }] : []
}

/** The use in those operations alone for which it is refused. */
export function whereRefused(use: Use, context: JudgeContext): Use[] {
  const senders = context.refusedSenders(use.node)
  return senders ? whereSent(use, (operation) => senders.has(operation)) : [use]
}

/** The parts of `Type.field`, `Type.field(argument:)` or `@directive(argument:)`. */
export function partsOf(coordinate: string): { owner: string; member: string; argument: string } {
  const [, owner = '', member = '', argument = ''] =
    /^(@?\w+)(?:\.(\w+))?(?:\((\w+):\))?$/.exec(coordinate) ?? []
  return { owner, member, argument }
}
