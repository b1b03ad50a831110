import type { MutationResolvers, QueryResolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'
import type { SavedCard } from '../../providers/payments/PaymentProvider'

/** The contract keeps the provider's own field names. */
const toCard = ({ cvcCheck, expMonth, expYear, ...card }: SavedCard) => ({
  ...card,
  cvc_check: cvcCheck,
  exp_month: expMonth,
  exp_year: expYear,
})

const listCardsForCustomer: QueryResolvers['listCardsForCustomer'] = async (
  _,
  { stripeCustomerId },
  context,
) =>
  (await context.services.payment.listCards(requireViewer(context), stripeCustomerId)).map(toCard)

const createStripeCustomerId: MutationResolvers['createStripeCustomerId'] = (_, _args, context) =>
  context.services.payment.createCustomerId(requireViewer(context))

const createPaymentIntent: MutationResolvers['createPaymentIntent'] = (_, { orderId }, context) =>
  context.services.payOrder(requireViewer(context), orderId)

const createSetupIntent: MutationResolvers['createSetupIntent'] = (_, _args, context) =>
  context.services.payment.createSetupIntent(requireViewer(context))

const deleteCard: MutationResolvers['deleteCard'] = (_, { cardId }, context) =>
  context.services.payment.deleteCard(requireViewer(context), cardId)

export const paymentResolvers = {
  Query: { listCardsForCustomer },
  Mutation: { createStripeCustomerId, createPaymentIntent, createSetupIntent, deleteCard },
}
