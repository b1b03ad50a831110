import {
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  Source,
  type FragmentDefinitionNode,
  type GraphQLSchema,
} from 'graphql'
import { argumentsOf } from './ownSelections'
import type { ParsedFragment, ParsedOperation } from './parseDocuments'

/** The queries that Relay writes for `@refetchable` fragments. */
export function refetchOperations(
  fragments: ReadonlyMap<string, ParsedFragment>,
  schema: GraphQLSchema,
): ParsedOperation[] {
  return [...fragments.values()].flatMap((fragment) => {
    const given = argumentsOf(fragment.node.directives ?? [], 'refetchable')
    const name = given.find((argument) => argument.name.value === 'queryName')?.value
    return name?.kind === Kind.STRING ? refetchOperation(fragment, name.value, schema) : []
  })
}

/** The query that asks for a fragment again, by a name. */
export function refetchOperation(
  { node, definition }: ParsedFragment,
  name: string,
  schema: GraphQLSchema,
): ParsedOperation[] {
  const own = argumentsOf(node.directives ?? [], 'argumentDefinitions').flatMap((argument) => {
    const fields = argument.value.kind === Kind.OBJECT ? argument.value.fields : []
    const of = (name: string) => fields.find((field) => field.name.value === name)?.value
    const [type, fallback] = [of('type'), of('defaultValue')]
    if (type?.kind !== Kind.STRING || of('provider')) return []
    const written = fallback ? `${type.value} = ${print(fallback)}` : type.value
    return [{ name: argument.name.value, type: written }]
  })
  const on = node.typeCondition.name.value
  const around = surroundings(on, schema)
  if (around === null) return []
  const variables = [
    ...own.map((variable) => `$${variable.name}: ${variable.type}`),
    ...(around.variable ? [around.variable] : []),
  ]
  const given = own.map((variable) => `${variable.name}: $${variable.name}`)
  const spread = `...${node.name.value}${given.length > 0 ? ` @arguments(${given.join(', ')})` : ''}`
  const text = `query ${name}${variables.length > 0 ? `(${variables.join(', ')})` : ''} { ${around.open} ${spread} ${around.close} }`
  const { file, line, column } = definition.place
  const operation = parse(new Source(text, file, { line, column })).definitions[0]
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return []
  const { release } = definition
  const { place } = definition
  return [
    {
      node: operation,
      definition: { name, kind: 'query', place, ...(release === undefined ? {} : { release }) },
    },
  ]
}

/** Whether Relay finds what this fragment stands on again by its id: it adds that id to the fragment. */
export function isRefetchedById(
  { directives = [], typeCondition }: FragmentDefinitionNode,
  schema: GraphQLSchema,
): boolean {
  const isRefetchable = directives.some(({ name }) => name.value === 'refetchable')
  return isRefetchable && surroundings(typeCondition.name.value, schema)?.variable !== undefined
}

type Surroundings = { open: string; close: string; variable?: string }

function surroundings(on: string, schema: GraphQLSchema): Surroundings | null {
  const root = schema.getQueryType()
  if (!root) return null
  if (on === root.name) return { open: '', close: '' }
  const fields = root.getFields()
  if (on === 'Viewer' && fields.viewer) return { open: 'viewer {', close: '}' }
  const [type, node] = [schema.getType(on), schema.getType('Node')]
  const isNode =
    on === 'Node' ||
    (isInterfaceType(node) &&
      (isObjectType(type) || isInterfaceType(type)) &&
      type.getInterfaces().includes(node))
  return isNode && fields.node
    ? { open: 'node(id: $id) {', close: '}', variable: '$id: ID!' }
    : null
}
