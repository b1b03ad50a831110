import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type InlineFragmentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** The site's widest screen, the shop's, selects some 410 fields, 10 of them at the root; no query is deeper than 5. */
const DEEPEST = 12
const MAX_FIELDS = 800
/** An alias lets one request select the same root field again and again. */
const MAX_ROOT_FIELDS = 24

type Size = { depth: number; fields: number }

/** A validation rule: a query that would keep the server busy is refused before it runs. */
export function queryLimits(context: ValidationContext): ASTVisitor {
  const fragments = new Map<string, Size>()

  function sizeOf(set: SelectionSetNode, isInside: readonly string[]): Size {
    const size = { depth: 0, fields: 0 }
    for (const selection of set.selections) {
      const own = selection.kind === Kind.FIELD ? 1 : 0
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? sizeOfFragment(selection.name.value, isInside)
          : selection.selectionSet && sizeOf(selection.selectionSet, isInside)
      size.depth = Math.max(size.depth, own + (inner?.depth ?? 0))
      size.fields += own + (inner?.fields ?? 0)
    }
    return size
  }

  function sizeOfFragment(name: string, isInside: readonly string[]): Size | undefined {
    const known = fragments.get(name)
    if (known) return known
    const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(name)
    // Unknown fragments and cycles are another rule's errors.
    if (!fragment || isInside.includes(name)) return undefined
    const size = sizeOf(fragment.selectionSet, [...isInside, name])
    fragments.set(name, size)
    return size
  }

  /** Under which the response has the fields of a set and of its fragments: each is resolved once, however often it is selected. */
  function namesIn(set: SelectionSetNode, seen = new Set<string>()): Set<string> {
    const names = new Set<string>()
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value)
      else for (const name of namesOfFragment(selection, seen)) names.add(name)
    }
    return names
  }

  function namesOfFragment(node: FragmentSpreadNode | InlineFragmentNode, seen: Set<string>) {
    if (node.kind === Kind.INLINE_FRAGMENT) return namesIn(node.selectionSet, seen)
    const name = node.name.value
    const fragment = seen.has(name) ? null : context.getFragment(name)
    seen.add(name)
    return fragment ? namesIn(fragment.selectionSet, seen) : []
  }

  return {
    OperationDefinition(node) {
      const { depth, fields } = sizeOf(node.selectionSet, [])
      const roots = namesIn(node.selectionSet).size
      if (depth > DEEPEST || fields > MAX_FIELDS || roots > MAX_ROOT_FIELDS) {
        context.reportError(new GraphQLError('The query asks for too much', { nodes: [node] }))
      }
    },
  }
}
