import type { ASTNode } from 'graphql'
import type { Definition, How, Use } from '../model'
import { addTo } from '../addTo'

/** Every use of the schema by the client, by coordinate. */
export type UsageIndex = {
  of(how: How, coordinate: string): readonly Use[]
  /** Uses of any sort. */
  all(coordinate: string): readonly Use[]
  /** Every use that a node is: an index that is made when it is first wanted. */
  at(node: ASTNode): readonly Use[]
  coordinates(): string[]
  /** The operations that send a definition: itself, or those that reach it by spreads. */
  operationsOf(definition: Definition): readonly Definition[]
  operations: readonly Definition[]
}

export function createUsageIndex() {
  const byCoordinate = new Map<string, Use[]>()
  const senders = new Map<Definition, Set<Definition>>()
  const operations: Definition[] = []

  const add = (use: Use) => addTo(byCoordinate, use.coordinate, use)

  function addSender(definition: Definition, operation: Definition) {
    const list = senders.get(definition)
    if (list) list.add(operation)
    else senders.set(definition, new Set([operation]))
    if (definition === operation) operations.push(operation)
  }

  const all = (coordinate: string): readonly Use[] => byCoordinate.get(coordinate) ?? []
  let byNode: Map<ASTNode, Use[]> | undefined
  function at(node: ASTNode): readonly Use[] {
    if (!byNode) {
      byNode = new Map()
      for (const use of [...byCoordinate.values()].flat()) addTo(byNode, use.node, use)
    }
    return byNode.get(node) ?? []
  }

  const index: UsageIndex = {
    all,
    at,
    of: (how, coordinate) => all(coordinate).filter((use) => use.how === how),
    coordinates: () => [...byCoordinate.keys()].sort(),
    operationsOf: (definition) => [...(senders.get(definition) ?? [])],
    operations,
  }
  return { add, addSender, index }
}
