import {
  Kind,
  OperationTypeNode,
  parse,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

const FIELD = 'availableInventory'

/** Whether there may be an inventory in a query: most others, and mutations, name none. */
export const queriesInventory = (source: string): boolean => source.includes(FIELD)

/** A query that selects nothing of the inventory but its type, and the key under which the response has it. */
export type ShortQuery = { source: string; key: string }

const NOTHING: SelectionSetNode = {
  kind: Kind.SELECTION_SET,
  selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
}

/**
 * The same query without what it selects of the inventory: everything else is checked and executed as ever. Null when
 * that part is not there once, or depends on more than the inventory. `source` must be a valid document.
 */
export function withoutInventory(source: string): ShortQuery | null {
  if (!queriesInventory(source)) return null
  const document = parse(source)
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return null
  if (operation.operation !== OperationTypeNode.QUERY) return null

  const fields = inventoryFields(document)
  const [key, ...otherKeys] = new Set(fields.map(({ alias, name }) => (alias ?? name).value))
  if (key === undefined || otherKeys.length > 0) return null
  const fragments = fragmentsOf(document)
  const requested = fields.flatMap(({ selectionSet }) => selectionSet ?? [])
  if ([...requested, ...reach(requested, fragments)].some(hasVariable)) return null

  const short = visit(document, {
    Field: (node) => (node.name.value === FIELD ? { ...node, selectionSet: NOTHING } : undefined),
  })
  const shortFragments = fragmentsOf(short)
  const definitions = [operationOf(short), ...reach([operationOf(short)], shortFragments)]
  return { source: print({ kind: Kind.DOCUMENT, definitions }), key }
}

function operationOf({ definitions }: DocumentNode) {
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('A document without an operation')
  return operation
}

const fragmentsOf = ({ definitions }: DocumentNode) =>
  new Map(
    definitions.flatMap((node): [string, FragmentDefinitionNode][] =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
    ),
  )

function inventoryFields(document: DocumentNode): FieldNode[] {
  const found: FieldNode[] = []
  visit(document, {
    Field(node) {
      if (node.name.value === FIELD) found.push(node)
    },
  })
  return found
}

/** The fragments that these nodes lead to, however far. */
function reach(
  nodes: readonly ASTNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>()
  const follow = (node: ASTNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || found.has(fragment)) return
        found.add(fragment)
        follow(fragment)
      },
    })
  nodes.forEach(follow)
  return [...found]
}

function hasVariable(node: ASTNode): boolean {
  let isFound = false
  visit(node, {
    Variable() {
      isFound = true
    },
  })
  return isFound
}
