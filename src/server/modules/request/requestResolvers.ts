import type { Resolvers } from '../../../../__generated__/server/resolvers'

export const requestResolvers: Resolvers = {
  Mutation: {
    requestQuote: (_, { quote }, context) => context.requests.quote(quote, context.ip),
    sendContactMessage: (_, { contact }, context) => context.requests.contact(contact, context.ip),
    requestPhoneCall: (_, { phoneCall }, context) =>
      context.requests.phoneCall(phoneCall, context.ip),
    requestCatalogue: (_, { prospect }, context) =>
      context.requests.catalogue(prospect, context.ip),
    subscribeToNewsletter: (_, args, context) => context.newsletter.subscribe(args, context.ip),
  },
}
