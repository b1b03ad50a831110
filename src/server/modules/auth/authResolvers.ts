import type { Resolvers } from '../../../../__generated__/server/resolvers'
import { requireViewer } from '../../context'

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
    retrievePassword: async (_, { email, type }, context) => {
      await context.auth.retrievePassword(email, type ?? 'b2b', context.ip)
      return true
    },
    checkTokenValidity: (_, { token, type }, context) =>
      context.auth.checkTokenValidity(token, type ?? 'password', context.ip),
    setNewPassword: (_, { token, password }, context) =>
      context.auth.setNewPassword(token, password, context.ip),
    updatePassword: async (_, { actualPassword, newPassword }, context) => {
      const viewer = requireViewer(context)
      await context.auth.updatePassword(viewer, actualPassword, newPassword, context.ip)
      return true
    },
    acceptTerms: async (_, { token }, context) => {
      await context.auth.acceptTerms(token, context.ip)
      return true
    },
    requestCanteenAccess: async (_, { email }, context) => {
      await context.auth.requestCanteenAccess(email, context.ip)
      return true
    },
    validateCanteenEmail: (_, { token }, context) =>
      context.auth.validateCanteenEmail(token, context.ip),
  },
}
