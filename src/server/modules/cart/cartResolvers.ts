import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const cartResolvers: Resolvers = {
  Mutation: {
    setCart: (_, { key, cart }, context) =>
      context.services.setCart(requireViewer(context), key, cart),
  },
}
