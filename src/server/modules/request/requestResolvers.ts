import type { Resolvers } from '#generated/server/resolvers'

export const requestResolvers: Resolvers = {
  Mutation: {
    requestQuote: (_, { quote }, context) => context.services.requests.quote(quote, context.ip),
    sendContactMessage: (_, { contact }, context) =>
      context.services.requests.contact(contact, context.ip),
    requestPhoneCall: (_, { phoneCall }, context) =>
      context.services.requests.phoneCall(phoneCall, context.ip),
    requestCatalogue: (_, { prospect }, context) =>
      context.services.requests.catalogue(prospect, context.ip),
    subscribeToNewsletter: (_, args, context) =>
      context.services.newsletter.subscribe(args, context.ip),
  },
}
