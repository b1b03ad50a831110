import {
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  type TypeExtensionNode,
} from 'graphql'

/**
 * The schema that clients are served, of an SDL of Apollo Federation: without what is `@inaccessible`, and with the types that a
 * subgraph only extends. Any other SDL stays as it is.
 */
export function servedOf(document: DocumentNode, isHiding: boolean): DocumentNode {
  const whole = { ...document, definitions: definedAll(document.definitions) }
  return isHiding ? accessible(whole) : whole
}

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** A subgraph extends types that another one defines: the roots, and those with a key. */
function definedAll(definitions: readonly DefinitionNode[]): readonly DefinitionNode[] {
  const known = new Set(
    definitions.flatMap((node) => (isTypeDefinitionNode(node) ? node.name.value : [])),
  )
  return definitions.map((node) => {
    if (!isTypeExtensionNode(node) || known.has(node.name.value) || !isOfElsewhere(node)) {
      return node
    }
    known.add(node.name.value)
    return definitionOf(node)
  })
}

const isOfElsewhere = ({ name, directives }: TypeExtensionNode) =>
  ROOTS.includes(name.value) || has(directives, 'key')

function definitionOf(node: TypeExtensionNode): DefinitionNode {
  if (node.kind === Kind.OBJECT_TYPE_EXTENSION)
    return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION }
  if (node.kind !== Kind.INTERFACE_TYPE_EXTENSION) return node
  return { ...node, kind: Kind.INTERFACE_TYPE_DEFINITION }
}

/** A router serves nothing that is marked so, though it is in the SDL of the supergraph. */
function accessible(document: DocumentNode): DocumentNode {
  const hidden = new Set(
    document.definitions.flatMap((node) =>
      (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) && isHidden(node)
        ? node.name.value
        : [],
    ),
  )
  const left = <Node extends { name: { value: string } }>(nodes: readonly Node[] | undefined) =>
    nodes?.filter(({ name }) => !hidden.has(name.value))
  return visit(document, {
    enter(node) {
      if (isHidden(node)) return null
      if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return undefined
      if (hidden.has(node.name.value)) return null
      if (hidden.size > 0 && 'types' in node) return { ...node, types: left(node.types) }
      if (hidden.size > 0 && 'interfaces' in node) {
        return { ...node, interfaces: left(node.interfaces) }
      }
      return undefined
    },
  })
}

const isHidden = (node: ASTNode) => 'directives' in node && has(node.directives, 'inaccessible')

const has = (directives: readonly DirectiveNode[] | undefined, name: string) =>
  (directives ?? []).some(({ name: { value } }) => value === name || value.endsWith(`__${name}`))
