import {
  getNamedType,
  isLeafType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'

/** What a schema promises of each field where it is selected, whether or not a response can show it: nulls, lists, leaves. */
export function promisesOf(document: DocumentNode, schema: GraphQLSchema): string {
  const promises: string[] = []
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field() {
        const type = info.getType()
        if (!type) return
        const named = getNamedType(type)
        promises.push(
          isLeafType(named) ? String(type) : String(type).replace(named.name, 'an object'),
        )
      },
    }),
  )
  return promises.join()
}
