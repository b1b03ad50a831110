import { isEnumType, isInputObjectType, type GraphQLSchema } from 'graphql'
import { addTo } from '../addTo'
import type { Use } from '../model'
import type { UsageIndex } from './usageIndex'

/** Uses by coordinate, with all that a variable carries and a response may hold spelt out: input fields and enum values. */
export function expandUses(usage: UsageIndex, schema: GraphQLSchema): Map<string, Use[]> {
  const uses = new Map<string, Use[]>()
  const add = (coordinate: string, use: Use) => addTo(uses, coordinate, use)
  for (const coordinate of usage.coordinates()) {
    for (const use of usage.all(coordinate)) {
      add(coordinate, use)
      const type = schema.getType(coordinate)
      if (use.how === 'sent' && isInputObjectType(type)) {
        for (const name of Object.keys(type.getFields())) add(`${type.name}.${name}`, use)
      }
      if ((use.how === 'sent' || use.how === 'received') && isEnumType(type)) {
        for (const { name } of type.getValues()) add(`${type.name}.${name}`, use)
      }
    }
  }
  return uses
}
