import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const orderPlanResolvers: Resolvers = {
  CustomerProfile: {
    plans: (_, _args, context) => context.services.orderPlans.list(requireViewer(context)),
  },
  Mutation: {
    repeatOrder: async (_, { orderId }, context) => {
      const viewer = requireViewer(context)
      const { row } = await context.services.orders.get(viewer, orderId)
      await context.services.orderPlans.add(viewer, row.id)
      return context.services.customers.profile(viewer)
    },
    setPlanPaused: async (_, { id, isPaused }, context) => {
      const viewer = requireViewer(context)
      await context.services.orderPlans.pause(viewer, id, isPaused)
      return context.services.customers.profile(viewer)
    },
    setPlanDateSkipped: async (_, { id, day, isSkipped }, context) => {
      const viewer = requireViewer(context)
      await context.services.orderPlans.skip(viewer, id, day, isSkipped)
      return context.services.customers.profile(viewer)
    },
    endPlan: async (_, { id }, context) => {
      const viewer = requireViewer(context)
      await context.services.orderPlans.end(viewer, id)
      return context.services.customers.profile(viewer)
    },
  },
}
