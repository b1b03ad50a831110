import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** A field, an argument or an input field that the candidate adds, or gives another type. */
export type Member = {
  coordinate: string
  name: string
  type: GraphQLOutputType | GraphQLInputType
  description: string
  /** Whether it comes in a response; else it is sent. */
  isOutput: boolean
  /** Whether it is a field of the mutation root. */
  isMutation: boolean
  isNew: boolean
}

/** What the candidate adds or changes: what was there before is not reported. */
export function changedMembers(base: GraphQLSchema, candidate: GraphQLSchema): Member[] {
  const before = new Map(membersOf(base).map((one) => [one.coordinate, String(one.type)]))
  return membersOf(candidate)
    .filter(({ coordinate, type }) => before.get(coordinate) !== String(type))
    .map((one) => ({ ...one, isNew: !before.has(one.coordinate) }))
}

function membersOf(schema: GraphQLSchema): Member[] {
  const mutation = schema.getMutationType()
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    const member = (one: Part, coordinate: string, isOutput: boolean): Member => ({
      coordinate,
      name: one.name,
      type: one.type,
      description: one.description ?? '',
      isOutput,
      isMutation: isOutput && type === mutation,
      isNew: false,
    })
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map((field) =>
        member(field, `${type.name}.${field.name}`, false),
      )
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const coordinate = `${type.name}.${field.name}`
      return [
        member(field, coordinate, true),
        ...field.args.map((one) => member(one, `${coordinate}(${one.name}:)`, false)),
      ]
    })
  })
}

type Part = {
  name: string
  type: GraphQLOutputType | GraphQLInputType
  description?: string | null | undefined
}
