import type { MutationSignupArgs } from '../../../../__generated__/server/resolvers'
import { normaliseEmail } from '../../../domain/fields'
import type { Viewer } from '../../context'
import { badUserInput, unauthenticated } from '../../http/errors'
import { createAttemptLimits } from './attemptLimits'
import type { AuthDependencies } from './AuthDependencies'
import { createAuthRepo } from './authRepo'
import { createCanteenAccess } from './canteenAccess'
import { createMailedTokens, parseMailedPurpose } from './mailedTokens'
import { hashPassword, isPasswordRight } from './password'
import { createPasswordRecovery } from './passwordRecovery'
import { openSession, type Session } from './sessions'
import { hashToken } from './sessionToken'
import { signUpMessage, signUpProblems } from './signUpProblems'
import { createTerms } from './terms'
import { findAccountByEmail, insertUser } from './userRepo'
import { parseUserType } from './userType'

export type AuthService = ReturnType<typeof createAuthService>

/** Who people are: accounts, passwords, sessions. */
export function createAuthService(dependencies: AuthDependencies) {
  const { db, clock, mail, mailSubscriptions } = dependencies
  const repo = createAuthRepo(db)
  const limits = createAttemptLimits()
  const mailedTokens = createMailedTokens(clock)
  const parts = { ...dependencies, limits, mailedTokens }
  const terms = createTerms(parts)

  return {
    ...createPasswordRecovery({ ...parts, terms }),
    ...createCanteenAccess({ ...parts, terms }),
    acceptTerms: terms.acceptTerms,

    /** Opens a company account. Error BAD_USER_INPUT with every problem at once in `extensions.fields`. */
    async signUp(args: MutationSignupArgs, ip: string): Promise<Session> {
      await limits.startSignUp(ip)
      const form = {
        email: normaliseEmail(args.email),
        password: args.password,
        firstname: args.firstname.trim(),
        lastname: args.lastname.trim(),
        hasAcceptedTerms: args.hasAcceptedTerms,
      }
      const problems = signUpProblems(form)
      if (!problems.email && (await findAccountByEmail(db, form.email, 'b2b'))) {
        problems.email = 'TAKEN'
      }
      if (Object.keys(problems).length > 0) throw badUserInput(signUpMessage(problems), problems)
      const passwordHash = await hashPassword(form.password)
      const now = clock.now()
      const session = await db.transaction(async (tx) => {
        const id = await insertUser(tx, {
          type: 'b2b',
          email: form.email,
          passwordHash,
          firstname: form.firstname,
          lastname: form.lastname,
          hasAcceptedTermsAt: now,
          hasAcceptedNewsletter: args.hasAcceptedNewsletter ?? false,
          utm: campaignOf(args),
          createdAt: now,
        })
        // Somebody signed up with the same address at the same moment.
        const taken = { email: 'TAKEN' }
        if (id === null) throw badUserInput(signUpMessage(taken), taken)
        if (args.hasAcceptedNewsletter) {
          await mailSubscriptions.chooseNewsletter(tx, form.email, true)
        }
        await mail.write(tx, form.email, 'welcome', { firstname: form.firstname })
        return openSession(tx, clock, id)
      })
      mail.wake()
      return session
    },

    /** Errors `Unknown account`, `Null password`, `Wrong password` (BAD_USER_INPUT), RATE_LIMITED. */
    async authenticate(
      email: string,
      password: string,
      type: string,
      ip: string,
    ): Promise<Session> {
      const userType = parseUserType(type)
      const address = normaliseEmail(email)
      const account = `${userType}:${address}`
      await limits.startSignIn(account, ip)
      const user = await findAccountByEmail(db, address, userType)
      const isRight = await isPasswordRight(user?.passwordHash ?? null, password)
      if (!user || !isRight) await limits.wrongPassword(ip)
      if (!user) throw badUserInput('Unknown account')
      if (user.passwordHash === null) throw badUserInput('Null password')
      if (!isRight) throw badUserInput('Wrong password')
      await limits.rightPassword(account)
      const session = await openSession(db, clock, user.id)
      await terms.askToAccept(user)
      return session
    },

    /** The user behind a session token, or null. */
    viewerOf: (token: string): Promise<Viewer | null> =>
      repo.viewerBySession(hashToken(token), clock.now()),

    /** The same for a page that starts. Error `Wrong Token`. */
    async userFromToken(token: string, ip: string): Promise<Viewer> {
      await limits.startTokenCheck(ip)
      const viewer = await repo.viewerBySession(hashToken(token), clock.now())
      if (viewer) return viewer
      await limits.wrongToken(ip)
      throw unauthenticated('Wrong Token')
    },

    /** Whether a mailed token can still be used. Error RATE_LIMITED. */
    async checkTokenValidity(token: string, type: string, ip: string): Promise<boolean> {
      const purpose = parseMailedPurpose(type)
      await limits.startTokenCheck(ip)
      const isUsable = await mailedTokens.isUsable(db, token, purpose)
      if (!isUsable) await limits.wrongToken(ip)
      return isUsable
    },

    /** Ends a session, whether or not it still runs. */
    disconnect: (token: string) => repo.deleteSession(hashToken(token)),
  }
}

function campaignOf(args: MutationSignupArgs): Record<string, string> | null {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = args
  const given = Object.entries({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent }).flatMap(
    ([name, value]) => (value ? [[name, value.slice(0, 200)]] : []),
  )
  return given.length > 0 ? Object.fromEntries(given) : null
}
