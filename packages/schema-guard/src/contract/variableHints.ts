import {
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'

/** What tells which value a variable wants: the argument that it feeds, and the type that comes back from there. */
export type Hint = { argument: string; returns: string }

/** The first place where each variable of a document is used. */
export function variableHints(document: DocumentNode, schema: GraphQLSchema): Map<string, Hint> {
  const hints = new Map<string, Hint>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Argument({ name, value }) {
        const field = info.getFieldDef()
        if (value.kind !== Kind.VARIABLE || !field || info.getDirective()) return
        const returns = getNamedType(field.type).name
        if (!hints.has(value.name.value)) {
          hints.set(value.name.value, { argument: name.value, returns })
        }
      },
    }),
  )
  return hints
}
