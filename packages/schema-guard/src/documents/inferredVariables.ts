import {
  Kind,
  parseType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql'

/** A query that Relay writes declares what its fragments take from the operation that sends them, by the places that it goes to. */
export function inferredVariables(
  operation: OperationDefinitionNode,
  fragments: readonly { node: FragmentDefinitionNode }[],
  schema: GraphQLSchema,
): OperationDefinitionNode {
  const declared = operation.variableDefinitions ?? []
  const known = new Set(declared.map(({ variable }) => variable.name.value))
  const found = new Map<string, VariableDefinitionNode>()
  for (const node of [operation.selectionSet, ...fragments.map((one) => one.node)]) {
    collect(node, operation, schema, (name, type, at) => {
      if (known.has(name)) return
      const before = found.get(name)
      if (before && !type.endsWith('!')) return
      found.set(name, {
        kind: Kind.VARIABLE_DEFINITION,
        variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
        type: parseType(type, { noLocation: true }),
        ...(at.loc ? { loc: at.loc } : {}),
      })
    })
  }
  return { ...operation, variableDefinitions: [...declared, ...found.values()] }
}

function collect(
  node: ASTNode,
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
  onVariable: (name: string, type: string, at: ASTNode) => void,
) {
  const info = new TypeInfo(schema, schema.getRootType(operation.operation))
  visit(
    node,
    visitWithTypeInfo(info, {
      Variable(variable) {
        const type = info.getInputType()
        if (!type) return
        onVariable(variable.name.value, String(type), variable)
      },
    }),
  )
}
