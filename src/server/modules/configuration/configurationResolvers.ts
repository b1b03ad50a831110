import { createHash } from 'node:crypto'
import type { Resolvers } from '#generated/server/resolvers'

export const configurationResolvers: Resolvers = {
  Query: {
    specialConfiguration: (_, _args, context) =>
      context.services.configuration.pages.specialConfiguration(),
    seoRules: (_, _args, context) => context.services.configuration.pages.seoRules(),
    hellobar: async (_, _args, context) => {
      const bar = await context.services.configuration.helloBar()
      return bar && { ...bar, id: contentId(bar.content) }
    },
  },
}

/** A banner is what it says: with other words it is another one, also for who has closed the one before. docs/rules/site.md#banner */
const contentId = (content: string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)
