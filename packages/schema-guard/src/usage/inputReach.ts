import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql'

/** The types that travel when a variable of a type is sent: itself and all that its fields hold. */
export function createReach(schema: GraphQLSchema) {
  const known = new Map<string, ReadonlySet<string>>()
  return function reach(name: string): ReadonlySet<string> {
    const cached = known.get(name)
    if (cached) return cached
    const reached = new Set<string>()
    const queue = [name]
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (reached.has(next)) continue
      reached.add(next)
      const type = schema.getType(next)
      if (!isInputObjectType(type)) continue
      queue.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type).name))
    }
    known.set(name, reached)
    return reached
  }
}
