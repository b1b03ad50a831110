import type { Resolvers } from '#generated/server/resolvers'

export const configurationResolvers: Resolvers = {
  Query: {
    specialConfiguration: (_, _args, context) =>
      context.services.configuration.pages.specialConfiguration(),
    seoRules: (_, _args, context) => context.services.configuration.pages.seoRules(),
    hellobar: async (_, _args, context) => {
      const bar = await context.services.configuration.helloBar()
      return bar && { ...bar, id: String(bar.id) }
    },
  },
}
