import type { GraphQLSchema } from 'graphql'

/** The queries and mutations that no module resolves: each would respond with null, and nothing else says so. */
export const unresolvedOperations = (schema: GraphQLSchema): string[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {})
      .filter(({ resolve }) => resolve === undefined)
      .map(({ name }) => `${root?.name}.${name}`),
  )
