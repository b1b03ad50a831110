import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const favouriteResolvers: Resolvers = {
  CustomerProfile: {
    favourites: (_, _args, context) => context.services.favourites.list(requireViewer(context)),
  },
  Mutation: {
    addFavourite: async (_, { productId }, context) => {
      const viewer = requireViewer(context)
      await context.services.favourites.add(viewer, productId)
      return context.services.customers.profile(viewer)
    },
    removeFavourite: async (_, { productId }, context) => {
      const viewer = requireViewer(context)
      await context.services.favourites.remove(viewer, productId)
      return context.services.customers.profile(viewer)
    },
  },
}
