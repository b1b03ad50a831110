import { Kind, type DirectiveNode } from 'graphql'

/** Relay decides `@include(if: true)` and the like itself: null when the selection is never made, else what is left to send. */
export function withoutConstants(directives: readonly DirectiveNode[]): DirectiveNode[] | null {
  const isMade = directives.every((directive) => holds(directive) !== false)
  return isMade ? directives.filter((directive) => holds(directive) === undefined) : null
}

/** Whether the condition of a directive holds; undefined when the request decides, or when it is no condition. */
function holds({ name, arguments: given = [] }: DirectiveNode): boolean | undefined {
  const value = given.find((argument) => argument.name.value === 'if')?.value
  if (value?.kind !== Kind.BOOLEAN) return undefined
  if (name.value === 'include') return value.value
  return name.value === 'skip' ? !value.value : undefined
}
