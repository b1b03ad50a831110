import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS } from '../../base/durations'
import { DomainError } from '../../base/errors'
import { refusal, type DefineLimit, type LimitKey } from '../../limits/createLimits'
import type { VisitorDevice } from './knownDevices'

const QUARTER_OF_AN_HOUR = HOUR_SECONDS / 4
/** So many right passwords a quarter of an hour cost an account and its caller nothing; after that each costs a try, as a wrong one does. */
const FREE_SIGN_INS = 60
/** A wrong password from a device that the account does not know, on top of this many in a day, is served later and later. */
export const FREE_WRONG_PASSWORDS = 20
const MAX_DELAY_MS = 5_000
const MAX_WRONG_SESSIONS = 200
/** What a mailbox gets of one kind of mail, whoever requests it. An hour is how long the links in them hold. */
const MAX_HOURLY_MAILS = 20
const MAX_DAILY_MAILS_UNCONFIRMED = 5

/** Who tries. */
export type Visitor = { ip: string; device: VisitorDevice }

export type SignInAttempt = {
  right(): Promise<void>
  /** How many wrong passwords the account has had today from devices that it does not know; 0 for one that it knows. */
  wrong(): Promise<number>
  /** No such account. A client asks as either type: both tries together cost the caller no more than one. */
  unknown(): Promise<void>
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/**
 * Every try is taken before the work is done, and given back when it was right: of many at the same moment no more pass
 * than of as many in a row. Tries at an account are counted for each caller, or for a device that the account knows:
 * strangers use up their own only.
 */
export function createAttemptLimits(defineLimit: DefineLimit) {
  const quarterly = (name: string, points: number) =>
    defineLimit(name, { points, seconds: QUARTER_OF_AN_HOUR })
  const callers = quarterly('signin-caller', 50)
  const accounts = quarterly('signin-account', 10)
  const rightPasswords = quarterly('signin-right', FREE_SIGN_INS)
  const strangers = defineLimit('signin-strangers', {
    points: FREE_WRONG_PASSWORDS,
    seconds: DAY_SECONDS,
  })
  const unknownAccounts = defineLimit('signin-unknown', { points: 1, seconds: 60 })
  // A page that offers passkeys begins one each time it is opened, and again every few minutes.
  const passkeyChallenges = quarterly('passkey-challenge', 300)
  const passkeyCreations = quarterly('passkey-creation', 20)
  const signUps = defineLimit('signup', { points: 20, seconds: HOUR_SECONDS })
  const emailChecks = defineLimit('signup-email', { points: 1, seconds: HOUR_SECONDS })
  const mailedTokens = quarterly('mailed-token', 200)
  const passwordChanges = quarterly('password-change', 5)
  const mailedAccounts = quarterly('mailed-account', 5)
  const mailboxes = defineLimit('mailbox', { points: MAX_HOURLY_MAILS, seconds: HOUR_SECONDS })
  const unconfirmedMailboxes = defineLimit('mailbox-unconfirmed', {
    points: MAX_DAILY_MAILS_UNCONFIRMED,
    seconds: DAY_SECONDS,
  })
  const confirmationMails = defineLimit('confirmation-mail', { points: 5, seconds: DAY_SECONDS })
  const mailingCallers = quarterly('mailing-caller', 100)
  // A session's token cannot be guessed: this keeps a flood of wrong ones from the database, and costs no statement.
  const wrongSessions = new RateLimiterMemory({
    points: MAX_WRONG_SESSIONS,
    duration: QUARTER_OF_AN_HOUR,
  })

  const forgetWrongPasswords = async (...key: LimitKey) => {
    if ((await rightPasswords.count(...key)) <= FREE_SIGN_INS) await accounts.forget(...key)
  }

  return {
    /** Error RATE_LIMITED. */
    async startSignIn(account: string, { ip, device }: Visitor): Promise<SignInAttempt> {
      const email = account.slice(account.indexOf(':') + 1)
      /** The try as the other type, right before this one, was part of it: an office behind one address has only so many. */
      const restoreOtherType = async () => {
        const wasTried = await unknownAccounts.forget(email, ip)
        if (wasTried) await callers.restore(ip)
        return wasTried
      }
      const known = device.knownFor(account)
      if (known !== null) {
        await accounts.take(account, 'device', known)
        await restoreOtherType()
        return {
          right: () => forgetWrongPasswords(account, 'device', known),
          wrong: async () => 0,
          unknown: async () => undefined,
        }
      }
      // One after the other: who is refused for the account is turned away without another statement.
      await accounts.take(account, ip)
      // Before the next is taken: the other type may have been the caller's last try.
      const wasTried = await restoreOtherType()
      await callers.take(ip)
      return {
        right: async () => {
          await Promise.all([callers.restore(ip), forgetWrongPasswords(account, ip)])
        },
        wrong: () => strangers.count(account),
        unknown: async () => {
          if (!wasTried) await unknownAccounts.count(email, ip)
        },
      }
    },

    /** Error RATE_LIMITED. */
    startPasskeyChallenge: ({ ip }: Visitor) => passkeyChallenges.take(ip),

    /** Error RATE_LIMITED. */
    startPasskeyCreation: (userId: number) => passkeyCreations.take(userId),

    /** A signature costs one of the caller's tries, as a password does; the right one gives it back. Error RATE_LIMITED. */
    async startPasskeySignIn({ ip }: Visitor) {
      await callers.take(ip)
      return { right: () => callers.restore(ip) }
    },

    /** The person who has set a new password by mail may sign in at once. */
    forgetSignIns: (account: string, { ip }: Visitor) => accounts.forget(account, ip),

    /** Before the password until now is compared with a viewer's. Error RATE_LIMITED. */
    async startPasswordChange(userId: number) {
      await accounts.take('change', userId)
      return { right: () => accounts.forget('change', userId) }
    },

    /** Before another password is set by who knows the one until now. Error RATE_LIMITED. */
    countPasswordChange: (userId: number) => passwordChanges.take(userId),

    /** Error RATE_LIMITED. */
    startSignUp: ({ ip }: Visitor) => signUps.take(ip),

    /** Before a caller learns whether an address has an account: one of their sign-ups. Error RATE_LIMITED. */
    async startEmailCheck(email: string, { ip }: Visitor) {
      await signUps.take(ip)
      await emailChecks.count(email, ip)
    },

    /** A sign-up, which the check of the same address was part of: an office behind one address has only so many. Error RATE_LIMITED. */
    async startAccountOpening(email: string, { ip }: Visitor) {
      if (!(await emailChecks.forget(email, ip))) await signUps.take(ip)
    },

    /** Before a mail is sent to who asks for one, or to no one: `account` may not exist. Error RATE_LIMITED. */
    async startMailing(account: string, ip: string) {
      await mailingCallers.take(ip)
      await mailedAccounts.take(account, ip)
    },

    /** Whether the mailbox may have one more; counts it. Without an error, which would tell who has an account. */
    async mayMail(account: string, isConfirmed: boolean): Promise<boolean> {
      return isConfirmed
        ? (await mailboxes.count(account)) <= MAX_HOURLY_MAILS
        : (await unconfirmedMailboxes.count(account)) <= MAX_DAILY_MAILS_UNCONFIRMED
    },

    /** Error RATE_LIMITED. */
    startConfirmationMail: (userId: number) => confirmationMails.take(userId),

    /** Error RATE_LIMITED. */
    async startSessionCheck(ip: string) {
      const spent = await wrongSessions.get(ip)
      if (spent && spent.consumedPoints >= MAX_WRONG_SESSIONS) throw refusal(spent)
    },
    wrongSession: (ip: string) => wrongSessions.penalty(ip),

    /** Tries a mailed token; only one that is wrong costs a try. Error RATE_LIMITED. */
    async countWrongTokens<Result>(ip: string, attempt: () => Promise<Result>): Promise<Result> {
      await mailedTokens.take(ip)
      try {
        const result = await attempt()
        if (result !== false) await mailedTokens.restore(ip)
        return result
      } catch (error) {
        if (!(error instanceof DomainError)) await mailedTokens.restore(ip)
        throw error
      }
    },
  }
}

/** How long a wrong password is kept waiting, milliseconds, by how many the account has had today from strangers. */
export const wrongPasswordDelay = (wrongPasswords: number): number =>
  Math.min(Math.max(wrongPasswords - FREE_WRONG_PASSWORDS, 0) * 250, MAX_DELAY_MS)
