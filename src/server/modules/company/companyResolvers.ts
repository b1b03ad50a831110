import type { Resolvers } from '#generated/server/resolvers'

export const companyResolvers: Resolvers = {
  Query: {
    companies: async (_, { search }, { services: { companies }, ip }) => [
      ...(await companies.search(search, ip)),
    ],
  },
}
