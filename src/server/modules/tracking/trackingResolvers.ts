import type { Resolvers } from '../../../../__generated__/server/resolvers'

export const trackingResolvers: Resolvers = {
  OrderTracking: {
    moves: ({ order }, _, { tracking }) => tracking.moves(order.row),
    depot: ({ order }, _, { tracking }) => tracking.depot(order.row),
    destination: ({ order }, _, { tracking }) => tracking.destination(order.row),
  },
}
