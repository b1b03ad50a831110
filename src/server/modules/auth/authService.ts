import type { MutationSignupArgs } from '../../../../__generated__/server/resolvers'
import type { Clock } from '../../../domain/clock'
import { normaliseEmail } from '../../../domain/fields'
import type { Viewer } from '../../context'
import type { Database } from '../../db/database'
import { badUserInput, unauthenticated } from '../../http/errors'
import { createAttemptLimits } from './attemptLimits'
import { createAuthRepo, type UserType } from './authRepo'
import { hashPassword, isPasswordRight } from './password'
import { hashToken, newToken } from './sessionToken'
import { signUpMessage, signUpProblems } from './signUpProblems'

const SESSION_MS = 45 * 24 * 3600 * 1000

export type Session = { id: string; token: string }
export type AuthService = ReturnType<typeof createAuthService>

/** Who people are: accounts, passwords, sessions. */
export function createAuthService({ db, clock }: { db: Database; clock: Clock }) {
  const repo = createAuthRepo(db)
  const limits = createAttemptLimits()

  async function openSession(userId: number): Promise<Session> {
    const token = newToken()
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
    await repo.insertSession({ hash: hashToken(token), userId, createdAt, expiresAt })
    return { id: String(userId), token }
  }

  return {
    openSession,

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
      if (!problems.email && (await repo.userByEmail(form.email, 'b2b'))) problems.email = 'TAKEN'
      if (Object.keys(problems).length > 0) throw badUserInput(signUpMessage(problems), problems)
      const now = clock.now()
      const id = await repo.insertUser({
        type: 'b2b',
        email: form.email,
        passwordHash: await hashPassword(form.password),
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
      return openSession(id)
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
      const user = await repo.userByEmail(address, userType)
      const isRight = await isPasswordRight(user?.passwordHash ?? null, password)
      if (!user || !isRight) await limits.wrongPassword(ip)
      if (!user) throw badUserInput('Unknown account')
      if (user.passwordHash === null) throw badUserInput('Null password')
      if (!isRight) throw badUserInput('Wrong password')
      await limits.rightPassword(account)
      return openSession(user.id)
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

    /** Ends a session, whether or not it still runs. */
    disconnect: (token: string) => repo.deleteSession(hashToken(token)),
  }
}

function parseUserType(type: string): UserType {
  if (type === 'b2b' || type === 'canteen') return type
  throw badUserInput('Unknown account type', { type: 'INVALID' })
}

function campaignOf(args: MutationSignupArgs): Record<string, string> | null {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = args
  const given = Object.entries({ utmSource, utmMedium, utmCampaign, utmTerm, utmContent }).flatMap(
    ([name, value]) => (value ? [[name, value.slice(0, 200)]] : []),
  )
  return given.length > 0 ? Object.fromEntries(given) : null
}
