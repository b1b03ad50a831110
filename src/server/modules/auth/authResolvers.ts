import type { Resolvers } from '../../../../__generated__/server/resolvers'

export const authResolvers: Resolvers = {
  Query: {
    getUserFromToken: async (_, { token }, context) => {
      const user = await context.auth.userFromToken(token, context.ip)
      return { ...user, id: String(user.id), token }
    },
  },
  Mutation: {
    signup: (_, args, context) => context.auth.signUp(args, context.ip),
    authenticate: (_, { email, password, type }, context) =>
      context.auth.authenticate(email, password, type ?? 'b2b', context.ip),
    disconnect: async (_, { token }, context) => {
      await context.auth.disconnect(token)
      return true
    },
  },
}
