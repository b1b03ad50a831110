import type { Resolvers } from '#generated/server/resolvers'

export const trackingResolvers: Resolvers = {
  OrderTracking: {
    moves: ({ order }, _, { services: { tracking } }) => tracking.moves(order.row),
    depot: ({ order }, _, { services: { tracking } }) => tracking.depot(order.row),
    destination: ({ order }, _, { services: { tracking } }) => tracking.destination(order.row),
  },
}
