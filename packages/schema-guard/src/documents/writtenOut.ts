import {
  Kind,
  type DirectiveNode,
  type FragmentSpreadNode,
  type GraphQLCompositeType,
  type InlineFragmentNode,
  type SelectionSetNode,
} from 'graphql'

/** `@relay(mask: false)`: the fragment is written out where it is spread. */
export const isUnmasked = (directives: readonly DirectiveNode[]) =>
  directives.some(
    (directive) =>
      directive.name.value === 'relay' &&
      directive.arguments?.some(
        ({ name, value }) =>
          name.value === 'mask' && value.kind === Kind.BOOLEAN && value.value === false,
      ),
  )

/** The selections of a fragment in the place of its spread. */
export const inlined = (
  { loc, directives = [] }: FragmentSpreadNode,
  { name }: GraphQLCompositeType,
  selectionSet: SelectionSetNode,
): InlineFragmentNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: name } },
  directives: directives.filter((one) => ['include', 'skip'].includes(one.name.value)),
  selectionSet,
  ...(loc ? { loc } : {}),
})

/** Relay leaves out the name of a type where it stands within the same. */
export function flattened(
  fragment: InlineFragmentNode,
  parent: GraphQLCompositeType | undefined,
  isRelay: boolean,
): InlineFragmentNode {
  const { typeCondition, ...bare } = fragment
  return isRelay && typeCondition?.name.value === parent?.name ? bare : fragment
}

/** Whether what was left out was all that was selected there. */
type Selected = { selectionSet?: SelectionSetNode }
export const isEmptied = ({ selectionSet }: Selected, before: Selected) =>
  selectionSet?.selections.length === 0 && before.selectionSet?.selections.length !== 0
