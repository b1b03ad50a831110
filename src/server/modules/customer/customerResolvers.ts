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
  },
}
