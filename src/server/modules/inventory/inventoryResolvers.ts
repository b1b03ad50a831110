import type { Resolvers } from '#generated/server/resolvers'

export const inventoryResolvers: Resolvers = {
  Query: {
    availableInventory: (_, { input }, { services: { inventory } }) => inventory.available(input),
    product: (_, { id, date, distributionPointId }, { services: { inventory } }) =>
      inventory.product(id, date, distributionPointId),
  },
}
