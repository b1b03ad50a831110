import { signUpProblems } from '#domain/customer/signUp'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { MutationSignupArgs } from '#generated/server/types'
import { normaliseEmail } from '#domain/requests/fields'
import { oneLine } from '#domain/text/oneLine'
import type { Viewer } from '../../base/Viewer'
import { badUserInput, requireNoProblems, unauthenticated } from '../../base/errors'
import { createAccountClosing } from './accountClosing'
import { accountName } from './accountName'
import { createAccountOpening } from './accountOpening'
import { createAttemptLimits, type Visitor } from './attemptLimits'
import type { AuthDependencies } from './AuthDependencies'
import { createCanteenAccess } from './canteenAccess'
import { createEmailConfirmation } from './emailConfirmation'
import { createMailedTokens, parseMailedPurpose } from './mailedTokens'
import { campaignOf, createNewAccount } from './newAccount'
import { createOwnerWarning } from './ownerWarning'
import { hashPassword, isPasswordRight } from './password'
import { createPasskeys } from './passkeys'
import { createPasswordRecovery } from './passwordRecovery'
import { openSession, openSessionBy, type Session } from './sessions'
import { hashToken } from './sessionToken'
import { signUpMessage } from './signUpWords'
import { createTerms } from './terms'
import { deleteSession } from './tokenRepo'
import { findAccountByEmail } from './userRepo'
import { parseUserType } from './userType'
import { createFindViewer } from './viewerReadModel'

/** Who people are: accounts, passwords, sessions. */
export function createAuthService(dependencies: AuthDependencies) {
  const { db, clock, mail, defineLimit } = dependencies
  const findViewer = createFindViewer(db)
  const limits = createAttemptLimits(defineLimit)
  const mailedTokens = createMailedTokens(clock)
  const parts = { ...dependencies, limits, mailedTokens }
  const terms = createTerms(parts)
  const confirmation = createEmailConfirmation(parts)
  const insertAccount = createNewAccount({ ...parts, confirmation })
  const warnOwner = createOwnerWarning(parts)
  const { mayChooseFirst, ...recovery } = createPasswordRecovery({ ...parts, terms, confirmation })

  return {
    ...recovery,
    ...createCanteenAccess({ ...parts, terms, confirmation }),
    ...createAccountOpening({ ...parts, insertAccount }),
    passkeys: createPasskeys({ ...parts, terms }),
    closing: createAccountClosing(parts),
    acceptTerms: terms.acceptTerms,
    confirmEmail: confirmation.confirmEmail,
    sendEmailConfirmation: confirmation.sendEmailConfirmation,

    /** Opens a company account. Error BAD_USER_INPUT with every problem at once in `extensions.fields`. */
    async signUp(args: MutationSignupArgs, visitor: Visitor): Promise<Session> {
      const form = {
        email: normaliseEmail(args.email),
        password: args.password,
        firstname: oneLine(args.firstname),
        lastname: oneLine(args.lastname),
        hasAcceptedTerms: args.hasAcceptedTerms,
      }
      // Only a program fills this field: no person sees it.
      if (args.website) throw badUserInput('NOT_A_SIGN_UP')
      const problems = signUpProblems(form)
      requireNoProblems(signUpMessage(problems), problems)
      // Only a form without faults learns who has an account, and each such form is counted.
      await limits.startSignUp(visitor)
      const taken = { email: 'TAKEN' }
      if (await findAccountByEmail(db, form.email, 'b2b')) {
        throw badUserInput(signUpMessage(taken), taken)
      }
      const passwordHash = await hashPassword(form.password)
      const session = await db.transaction(async (tx) => {
        const id = await insertAccount(tx, {
          email: form.email,
          passwordHash,
          firstname: form.firstname,
          lastname: form.lastname,
          hasAcceptedNewsletter: args.hasAcceptedNewsletter ?? false,
          utm: campaignOf(args),
        })
        // A person signed up with the same address at the same moment.
        if (id === null) throw badUserInput(signUpMessage(taken), taken)
        return openSession(tx, clock, id)
      })
      mail.wake()
      visitor.device.remember(accountName({ type: 'b2b', email: form.email }))
      return session
    },

    /** Errors `Unknown account`, `Null password`, `Wrong password` (BAD_USER_INPUT), RATE_LIMITED. */
    async authenticate(
      email: string,
      password: string,
      type: string,
      visitor: Visitor,
    ): Promise<Session> {
      const userType = parseUserType(type)
      const address = normaliseEmail(email)
      const account = accountName({ type: userType, email: address })
      const attempt = await limits.startSignIn(account, visitor)
      const user = await findAccountByEmail(db, address, userType)
      const isRight = await isPasswordRight(user?.passwordHash ?? null, password)
      if (!user) {
        await attempt.unknown()
        throw badUserInput(ERROR_MESSAGES.unknownAccount)
      }
      if (user.passwordHash === null) throw badUserInput(ERROR_MESSAGES.nullPassword)
      const session = isRight ? await openSessionBy(db, clock, user) : null
      if (!session) {
        await warnOwner(user, await attempt.wrong())
        throw badUserInput(ERROR_MESSAGES.wrongPassword)
      }
      await attempt.right()
      visitor.device.remember(account)
      await terms.requestAcceptance(user)
      return session
    },

    /** The user behind a session token, or null. */
    viewerOf: (token: string): Promise<Viewer | null> => findViewer(hashToken(token), clock.now()),

    /** The same for a page that starts. Error `Wrong Token`. */
    async userFromToken(token: string, ip: string): Promise<Viewer> {
      await limits.startSessionCheck(ip)
      const viewer = await findViewer(hashToken(token), clock.now())
      if (viewer) return viewer
      await limits.wrongSession(ip)
      throw unauthenticated(ERROR_MESSAGES.wrongToken)
    },

    /** Whether a mailed token can still be used. Error RATE_LIMITED. */
    async checkTokenValidity(token: string, type: string, ip: string): Promise<boolean> {
      if (type === 'firstPassword') return mayChooseFirst(token, ip)
      const purpose = parseMailedPurpose(type)
      return limits.countWrongTokens(ip, () => mailedTokens.isUsable(db, token, purpose))
    },

    /** Ends a session, whether or not it still runs. */
    disconnect: (token: string) => deleteSession(db, hashToken(token)),
  }
}
