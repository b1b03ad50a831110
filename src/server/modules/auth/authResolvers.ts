import type { Resolvers } from '#generated/server/resolvers'
import { requireViewer } from '../../context'

export const authResolvers: Resolvers = {
  Query: {
    getUserFromToken: async (_, { token }, context) => {
      const user = await context.services.auth.userFromToken(token, context.ip)
      return { ...user, id: String(user.id), token }
    },
  },
  CustomerProfile: {
    passkeys: (_, _args, context) => context.services.auth.passkeys.list(requireViewer(context)),
  },
  Mutation: {
    startPasskeySignIn: (_, _args, context) => context.services.auth.passkeys.startSignIn(context),
    authenticateByPasskey: (_, { signature }, context) =>
      context.services.auth.passkeys.signIn(signature, context),
    startPasskeyCreation: (_, { password }, context) =>
      context.services.auth.passkeys.startCreation(requireViewer(context), password ?? null),
    addPasskey: async (_, { passkey, name }, context) => {
      const viewer = requireViewer(context)
      await context.services.auth.passkeys.add(viewer, passkey, name)
      return context.services.customers.profile(viewer)
    },
    deletePasskey: async (_, { id }, context) => {
      const viewer = requireViewer(context)
      await context.services.auth.passkeys.remove(viewer, id)
      return context.services.customers.profile(viewer)
    },
    signup: (_, args, context) => context.services.auth.signUp(args, context),
    checkEmail: (_, { email }, context) => context.services.auth.hasAccount(email, context),
    openAccount: (_, args, context) => context.services.auth.openAccount(args, context),
    authenticate: (_, { email, password, type }, context) =>
      context.services.auth.authenticate(email, password, type ?? 'b2b', context),
    disconnect: async (_, { token }, context) => {
      await context.services.auth.disconnect(token)
      return true
    },
    retrievePassword: async (_, { email, type }, context) => {
      await context.services.auth.retrievePassword(email, type ?? 'b2b', context.ip)
      return true
    },
    checkTokenValidity: (_, { token, type }, context) =>
      context.services.auth.checkTokenValidity(token, type ?? 'password', context.ip),
    setNewPassword: (_, { token, password }, context) =>
      context.services.auth.setNewPassword(token, password, context),
    updatePassword: async (_, { actualPassword, newPassword }, context) => {
      const viewer = requireViewer(context)
      await context.services.auth.updatePassword(viewer, actualPassword, newPassword)
      return true
    },
    closeAccount: async (_, { password }, context) => {
      await context.services.closeAccount(requireViewer(context), password ?? null)
      return true
    },
    acceptTerms: async (_, { token }, context) => {
      await context.services.auth.acceptTerms(token, context.ip)
      return true
    },
    confirmEmail: async (_, { token }, context) => {
      if (!(await context.services.confirmNewsletter(token))) {
        await context.services.auth.confirmEmail(token, context.ip)
      }
      return true
    },
    sendEmailConfirmation: async (_, _args, context) => {
      await context.services.auth.sendEmailConfirmation(requireViewer(context))
      return true
    },
    requestCanteenAccess: async (_, { email }, context) => {
      await context.services.auth.requestCanteenAccess(email, context.ip)
      return true
    },
    validateCanteenEmail: (_, { token }, context) =>
      context.services.auth.validateCanteenEmail(token, context),
  },
}
