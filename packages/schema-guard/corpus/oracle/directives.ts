import { getDirectiveValues, visit, type DocumentNode, type GraphQLSchema } from 'graphql'
import type { Variables } from './variables'

/** What the server's directives are given where a document applies them. */
export function directivesGiven(
  document: DocumentNode,
  schema: GraphQLSchema,
  variables: Variables,
): string[] {
  const given: string[] = []
  visit(document, {
    enter(node) {
      if (!('directives' in node)) return
      for (const { name } of node.directives ?? []) {
        const directive = schema.getDirective(name.value)
        if (!directive) continue
        given.push(`@${name.value} ${JSON.stringify(valuesOf(directive, node, variables))}`)
      }
    },
  })
  return given
}

function valuesOf(...args: Parameters<typeof getDirectiveValues>) {
  try {
    return getDirectiveValues(...args)
  } catch {
    return 'refused'
  }
}
