import {
  isInterfaceType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLSchema,
} from 'graphql'

/** A field that Relay computes in the browser, from what its fragment asks of the server. */
export type Resolver = { type: string; field: string; returns?: string; rootFragment?: string }

const DOCBLOCK = /\/\*\*((?:[^*]|\*(?!\/))*)\*\//g

/** The resolvers that a script declares in its comments, in Relay's old words and in its new ones. */
export function findResolvers(source: string): Resolver[] {
  if (!/@RelayResolver|@relayField/.test(source)) return []
  return [...source.matchAll(DOCBLOCK)].flatMap(([, body = '']) => {
    const tag = (name: string) => new RegExp(`@${name}[ \\t]+([^\\n]+)`).exec(body)?.[1]?.trim()
    if (!/@RelayResolver|@relayField/.test(body)) return []
    const terse = /^(\w+)\.(\w+)(?:\(.*\))?\s*:\s*([\w[\]!]+)/.exec(
      tag('RelayResolver') ?? tag('relayField') ?? '',
    )
    const type = terse?.[1] ?? tag('onType') ?? tag('onInterface')
    const field = terse?.[2] ?? /^\w+/.exec(tag('fieldName') ?? '')?.[0]
    if (type === undefined || field === undefined) return []
    const returns = (terse?.[3] ?? tag('edgeTo') ?? tag('outputType'))?.replace(/[[\]!]/g, '')
    const rootFragment = tag('rootFragment')
    return [
      {
        type,
        field,
        ...(returns === undefined ? {} : { returns }),
        ...(rootFragment === undefined ? {} : { rootFragment }),
      },
    ]
  })
}

/** The resolver of a field that the server does not know; one of an interface counts for its objects. */
export function resolverOf(
  resolvers: readonly Resolver[],
  parent: GraphQLCompositeType | undefined,
  name: string,
): Resolver | undefined {
  if (!isObjectType(parent) && !isInterfaceType(parent)) return undefined
  if (parent.getFields()[name]) return undefined
  const types = [parent.name, ...parent.getInterfaces().map((one) => one.name)]
  return resolvers.find(({ type, field }) => field === name && types.includes(type))
}

/** Whether a resolver brings a thing of the server's, which Relay then asks for by its id. */
export const isClientEdge = ({ returns = '' }: Resolver, schema: GraphQLSchema): boolean => {
  const type = schema.getType(returns)
  return isObjectType(type) || isInterfaceType(type)
}
