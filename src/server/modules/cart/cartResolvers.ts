import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const cartResolvers: Resolvers = {
  CustomerProfile: {
    namedCarts: (_, _args, context) => context.services.namedCarts.list(requireViewer(context)),
  },
  Mutation: {
    setCart: (_, { key, cart }, context) =>
      context.services.setCart(requireViewer(context), key, cart),
    saveNamedCart: async (_, kept, context) => {
      const viewer = requireViewer(context)
      await context.services.keepNamedCart(viewer, kept)
      return context.services.customers.profile(viewer)
    },
    renameNamedCart: async (_, { id, name }, context) => {
      const viewer = requireViewer(context)
      await context.services.namedCarts.rename(viewer, id, name)
      return context.services.customers.profile(viewer)
    },
    deleteNamedCart: async (_, { id }, context) => {
      const viewer = requireViewer(context)
      await context.services.namedCarts.remove(viewer, id)
      return context.services.customers.profile(viewer)
    },
  },
}
