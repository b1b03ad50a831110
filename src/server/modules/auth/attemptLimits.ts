import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DAY_SECONDS, HOUR_SECONDS } from '#domain/time/durations'
import { DomainError } from '../../base/errors'
import { refusal, type DefineLimit, type LimitKey } from '../../limits/createLimits'
import type { VisitorDevice } from './knownDevices'

const QUARTER_OF_AN_HOUR = HOUR_SECONDS / 4
/** Right passwords a quarter of an hour that do not count as tries; each one beyond counts as a wrong one does. */
const FREE_SIGN_INS = 60
/** Wrong passwords a day from devices that the account does not know; each one beyond gets its response later and later. */
export const FREE_WRONG_PASSWORDS = 20
const MAX_DELAY_MS = 5_000
const MAX_WRONG_SESSIONS = 200
/** Mails of one kind for one mailbox, from all callers together. Their links are valid for an hour. */
const MAX_HOURLY_MAILS = 20
const MAX_DAILY_MAILS_UNCONFIRMED = 5

/** Who tries. */
export type Visitor = { ip: string; device: VisitorDevice }

export type SignInAttempt = {
  right(): Promise<void>
  /** How many wrong passwords the account has had today from devices that it does not know; 0 for one that it knows. */
  wrong(): Promise<number>
  /** There is no such account. The site tries an address as either type of account: both tries count as one for the caller. */
  unknown(): Promise<void>
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>

/**
 * Every try is counted before the work is done, and restored when it was right: many tries at the same moment get no further
 * than as many one after the other. Tries at an account are counted for each caller, or for a device that the account knows, so
 * that strangers use up only their own.
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
      // The site tries an address as one type of account, then as the other. Both count as one try: an office shares one caller.
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
      // The account first: a caller who is refused for it costs no further statement.
      await accounts.take(account, ip)
      // Restored before the next is taken: the try as the other type may have been the caller's last.
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

    /** Before the current password that a viewer has typed is checked. Error RATE_LIMITED. */
    async startPasswordChange(userId: number) {
      await accounts.take('change', userId)
      return { right: () => accounts.forget('change', userId) }
    },

    /** Before a viewer who knows the current password sets another one. Error RATE_LIMITED. */
    countPasswordChange: (userId: number) => passwordChanges.take(userId),

    /** Error RATE_LIMITED. */
    startSignUp: ({ ip }: Visitor) => signUps.take(ip),

    /** Before a caller learns whether an address has an account; counts as one of their sign-ups. Error RATE_LIMITED. */
    async startEmailCheck(email: string, { ip }: Visitor) {
      await signUps.take(ip)
      await emailChecks.count(email, ip)
    },

    /** Before a sign-up. The check of its address and the sign-up count as one: an office shares one caller. Error RATE_LIMITED. */
    async startAccountOpening(email: string, { ip }: Visitor) {
      if (!(await emailChecks.forget(email, ip))) await signUps.take(ip)
    },

    /** Before a mail that a caller has requested for an account, which may not exist. Error RATE_LIMITED. */
    async startMailing(account: string, ip: string) {
      await mailingCallers.take(ip)
      await mailedAccounts.take(account, ip)
    },

    /**
     * Counts a mail to an account's mailbox; false beyond the limit. Not an error: that would reveal who has an
     * account.
     */
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

/** How long the response to a wrong password waits, milliseconds, by how many the account has had today from unknown devices. */
export const wrongPasswordDelay = (wrongPasswords: number): number =>
  Math.min(Math.max(wrongPasswords - FREE_WRONG_PASSWORDS, 0) * 250, MAX_DELAY_MS)
