import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  print,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql'

/** The defaults of an SDL that are no values of their types: graphql-js takes each for none, other servers do not start. */
export function badDefaults(schema: GraphQLSchema): string[] {
  const found: string[] = []
  for (const [coordinate, { astNode, defaultValue, type }] of inputsOf(schema)) {
    if (astNode?.defaultValue && defaultValue === undefined) {
      found.push(`${coordinate} = ${print(astNode.defaultValue)} (${String(type)})`)
    }
  }
  return found
}

function* inputsOf(
  schema: GraphQLSchema,
): Generator<[coordinate: string, input: GraphQLArgument | GraphQLInputField]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        yield [`${type.name}.${field.name}`, field]
    }
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { name, args } of Object.values(type.getFields())) {
        for (const argument of args) yield [`${type.name}.${name}(${argument.name}:)`, argument]
      }
    }
  }
}
