import type { Resolvers } from '#generated/server/resolvers'

export const companyResolvers: Resolvers = {
  Query: {
    companies: (_, { search }, { services: { companies }, ip }) => companies.search(search, ip),
  },
}
