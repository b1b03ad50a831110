import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type ASTNode,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

/** The directives that a schema applies and does not declare, with the first place of each: graphql-js would not start with them. */
export function undeclaredDirectives(schema: GraphQLSchema): Map<string, string> {
  const found = new Map<string, string>()
  for (const type of Object.values(schema.getTypeMap())) {
    for (const [coordinate, node] of partsOf(type)) {
      for (const { name } of directivesOf(node)) {
        const isKnown = schema.getDirective(name.value) || OTHERS.test(name.value)
        if (!isKnown && !found.has(name.value)) found.set(name.value, coordinate)
      }
    }
  }
  return found
}

// Apollo Federation's own, which a server adds to its SDL; @semanticNonNull we heed as it is.
const OTHERS =
  /__|^(authenticated|composeDirective|context|cost|extends|external|fromContext|inaccessible|interfaceObject|key|link|listSize|override|policy|provides|requires|requiresScopes|semanticNonNull|shareable|tag)$/

type Node = ASTNode | null | undefined

const directivesOf = (node: Node) => (node && 'directives' in node ? (node.directives ?? []) : [])

function* partsOf(type: GraphQLNamedType): Generator<[coordinate: string, node: Node]> {
  for (const node of [type.astNode, ...type.extensionASTNodes]) yield [type.name, node]
  if (isEnumType(type)) {
    for (const { name, astNode } of type.getValues()) yield [`${type.name}.${name}`, astNode]
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const { name, astNode, args } of Object.values(type.getFields())) {
      yield [`${type.name}.${name}`, astNode]
      for (const argument of args) {
        yield [`${type.name}.${name}(${argument.name}:)`, argument.astNode]
      }
    }
  }
  if (isInputObjectType(type)) {
    for (const { name, astNode } of Object.values(type.getFields())) {
      yield [`${type.name}.${name}`, astNode]
    }
  }
}
