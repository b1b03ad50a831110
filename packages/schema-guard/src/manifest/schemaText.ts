import {
  Kind,
  print,
  printSchema,
  stripIgnoredCharacters,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql'

/** A schema as short SDL, with the directives on its members, which some clients heed. */
export function schemaText(schema: GraphQLSchema): string {
  const parts = [schema, ...schema.getDirectives(), ...Object.values(schema.getTypeMap())]
  const definitions = parts.flatMap(writtenParts)
  // An introspection has left no text.
  if (definitions.length === 0) return stripIgnoredCharacters(printSchema(schema))
  return stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions }))
}

type Part = {
  astNode?: DefinitionNode | null | undefined
  extensionASTNodes?: readonly DefinitionNode[]
}

const writtenParts = ({ astNode, extensionASTNodes = [] }: Part): DefinitionNode[] => [
  ...(astNode ? [astNode] : []),
  ...extensionASTNodes,
]
