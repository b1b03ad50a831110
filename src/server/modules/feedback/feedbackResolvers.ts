import type { Resolvers } from '../../../../__generated__/server/resolvers'

export const feedbackResolvers: Resolvers = {
  Query: {
    checkIfFeedbackIsAlreadyDone: (_, { orderId }, context) => context.feedback.isDone(orderId),
    canteenOrder: (_, { hashedOrderId }, context) => context.feedback.canteenOrder(hashedOrderId),
  },
  Mutation: {
    submitOrderFeedback: (_, { orderId, orderFeedback }, context) =>
      context.feedback.submit(orderId, orderFeedback),
    submitCanteenOrderFeedback: (_, { hashedOrderId, feedback }, context) =>
      context.feedback.submitCanteen(hashedOrderId, feedback),
  },
}
