import type { Resolvers } from '#generated/server/resolvers'

export const weeklyMenuResolvers: Resolvers = {
  Query: {
    weeklyMenu: (_, { week, withPrice }, context) =>
      context.services.weeklyMenu.menu(week, withPrice ?? true),
  },
}
