import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const customerResolvers: Resolvers = {
  Query: {
    getCustomerProfile: (_, _args, context) =>
      context.services.customers.profile(requireViewer(context)),
    lastDeliveryAddresses: (_, _args, context) =>
      context.services.customers.lastDeliveryAddresses(requireViewer(context)),
    lastDeliveryContacts: (_, _args, context) =>
      context.services.customers.lastDeliveryContacts(requireViewer(context)),
    lastInvoiceContacts: (_, _args, context) =>
      context.services.customers.lastInvoiceContacts(requireViewer(context)),
    getUserMailSubscriptions: (_, _args, context) =>
      context.services.mailSubscriptions.ofViewer(requireViewer(context)),
    emailSubscriptions: (_, { token }, context) =>
      context.services.mailSubscriptions.ofToken(token),
    rewardReferrals: (_, _args, context) => context.services.rewards.list(requireViewer(context)),
  },
  Mutation: {
    updateCustomer: async (_, args, context) => {
      const viewer = requireViewer(context)
      await context.services.profiles.update(viewer, args)
      return context.services.customers.profile(viewer)
    },
    updateSource: (_, { utmSource }, context) =>
      context.services.profiles.updateSource(requireViewer(context), utmSource),
    setMailSubscriptions: (_, { lists }, context) =>
      context.services.mailSubscriptions.choose(requireViewer(context), lists),
    unsubscribeFromEmails: (_, { token, lists }, context) =>
      context.services.mailSubscriptions.stopByToken(token, lists ?? null),
    addRewardProgram: (_, { refereeEmail, website }, context) =>
      context.services.rewards.add(requireViewer(context), refereeEmail, website ?? null),
  },
}
