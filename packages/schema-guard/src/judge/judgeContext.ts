import {
  type ASTNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql'
import { type Definition, type SchemaChange, type Use, type Verdict } from '../model'
import { type UsageIndex } from '../usage/usageIndex'

export type JudgeContext = {
  base: GraphQLSchema
  candidate: GraphQLSchema
  usage: UsageIndex
  /** Whether the candidate refuses something that is written inside this node. */
  isRefused(node: ASTNode): boolean
  /** Whether it refuses this very node. */
  isRefusedAt(node: ASTNode): boolean
  /** What the candidate says of a field that another of the same name contradicts. */
  conflictAt(node: ASTNode): string | undefined
  nodeOf(operation: Definition): OperationDefinitionNode | undefined
}

/** What a change does to this client; null when nothing that it uses is touched. */
export type Judge = (change: SchemaChange, context: JudgeContext) => Verdict | null

/** The declarations of a variable in every operation that sends a definition. */
export function variablesNamed(
  name: string,
  definition: Definition,
  { usage, nodeOf }: JudgeContext,
): VariableDefinitionNode[] {
  return usage
    .operationsOf(definition)
    .flatMap((operation) => nodeOf(operation)?.variableDefinitions ?? [])
    .filter(({ variable }) => variable.name.value === name)
}

export const names = (uses: readonly Use[]): string =>
  [...new Set(uses.map(({ definition }) => definition.name))].join(', ')

/** The parts of `Type.field`, `Type.field(argument:)` or `@directive(argument:)`. */
export function partsOf(coordinate: string): { owner: string; member: string; argument: string } {
  const [, owner = '', member = '', argument = ''] =
    /^(@?\w+)(?:\.(\w+))?(?:\((\w+):\))?$/.exec(coordinate) ?? []
  return { owner, member, argument }
}
