import type { Resolvers } from '#generated/server/resolvers'

export const feedbackResolvers: Resolvers = {
  Query: {
    checkIfFeedbackIsAlreadyDone: (_, { orderId }, context) =>
      context.services.feedback.isDone(orderId),
    canteenOrder: (_, { hashedOrderId }, context) =>
      context.services.feedback.canteenOrder(hashedOrderId),
  },
  Mutation: {
    submitOrderFeedback: (_, { orderId, orderFeedback }, context) =>
      context.services.feedback.submit(orderId, orderFeedback),
    submitCanteenOrderFeedback: (_, { hashedOrderId, feedback }, context) =>
      context.services.feedback.submitCanteen(hashedOrderId, feedback),
  },
}
