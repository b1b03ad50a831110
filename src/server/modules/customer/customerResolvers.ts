import type { Resolvers } from '../../../../__generated__/server/resolvers'
import { requireViewer } from '../../context'

export const customerResolvers: Resolvers = {
  Query: {
    getCustomerProfile: (_, _args, context) => context.customers.profile(requireViewer(context)),
    lastDeliveryAddresses: (_, _args, context) =>
      context.customers.lastDeliveryAddresses(requireViewer(context)),
    lastDeliveryContacts: (_, _args, context) =>
      context.customers.lastDeliveryContacts(requireViewer(context)),
    lastInvoiceContacts: (_, _args, context) =>
      context.customers.lastInvoiceContacts(requireViewer(context)),
    getUserMailSubscriptions: (_, _args, context) =>
      context.mailSubscriptions.ofViewer(requireViewer(context)),
    emailSubscriptions: (_, { token }, context) => context.mailSubscriptions.ofToken(token),
    rewardReferrals: (_, _args, context) => context.rewards.list(requireViewer(context)),
  },
  Mutation: {
    updateCustomer: async (_, args, context) => {
      const viewer = requireViewer(context)
      await context.profiles.update(viewer, args)
      return context.customers.profile(viewer)
    },
    updateSource: (_, { utmSource }, context) =>
      context.profiles.updateSource(requireViewer(context), utmSource),
    setMailSubscriptions: (_, { lists }, context) =>
      context.mailSubscriptions.choose(requireViewer(context), lists),
    unsubscribeFromEmails: (_, { token, lists }, context) =>
      context.mailSubscriptions.stopByToken(token, lists ?? null),
    addRewardProgram: (_, { refereeEmail, website }, context) =>
      context.rewards.add(requireViewer(context), refereeEmail, website ?? null),
  },
}
