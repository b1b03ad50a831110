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
    signup: (_, args, context) => context.auth.signUp(args, context),
    authenticate: (_, { email, password, type }, context) =>
      context.auth.authenticate(email, password, type ?? 'b2b', context),
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
      context.auth.setNewPassword(token, password, context),
    updatePassword: async (_, { actualPassword, newPassword }, context) => {
      const viewer = requireViewer(context)
      await context.auth.updatePassword(viewer, actualPassword, newPassword)
      return true
    },
    acceptTerms: async (_, { token }, context) => {
      await context.auth.acceptTerms(token, context.ip)
      return true
    },
    confirmEmail: async (_, { token }, context) => {
      if (!(await context.newsletter.confirm(token))) {
        await context.auth.confirmEmail(token, context.ip)
      }
      return true
    },
    sendEmailConfirmation: async (_, _args, context) => {
      await context.auth.sendEmailConfirmation(requireViewer(context))
      return true
    },
    requestCanteenAccess: async (_, { email }, context) => {
      await context.auth.requestCanteenAccess(email, context.ip)
      return true
    },
    validateCanteenEmail: (_, { token }, context) =>
      context.auth.validateCanteenEmail(token, context),
  },
}
