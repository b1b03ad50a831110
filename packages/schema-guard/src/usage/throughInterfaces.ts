import { isObjectType, type GraphQLSchema } from 'graphql'
import type { How, Use } from '../model'
import type { UsageIndex } from './usageIndex'

/** The uses of an object's field, or of its argument, by a selection on an interface of the object: the object's own is what runs. */
export function throughInterfaces(
  how: How,
  coordinate: string,
  { schema, usage }: { schema: GraphQLSchema; usage: UsageIndex },
): Use[] {
  const [owner = ''] = coordinate.split('.')
  const type = schema.getType(owner)
  if (!isObjectType(type)) return []
  return type
    .getInterfaces()
    .flatMap(({ name }) => usage.of(how, name + coordinate.slice(owner.length)))
}
