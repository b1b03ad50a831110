import { RateLimiterMemory } from 'rate-limiter-flexible'
import { DomainError } from '../../http/errors'
import { refuseSpent, takeTry } from '../../rateLimits'

const QUARTER_OF_AN_HOUR = 15 * 60

const limiter = (name: string, points: number) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: QUARTER_OF_AN_HOUR })

/**
 * Counts tries in memory: a restart forgives, and a second server doubles the allowance, which still stops a guesser.
 * Addresses count failures only, because a whole company may sign in from one.
 */
export function createAttemptLimits() {
  const account = limiter('account', 10)
  const address = limiter('address', 50)
  const signUps = limiter('signup', 600)
  const wrongTokens = limiter('token', 200)
  const mailedAccounts = limiter('mailed-account', 5)
  const mailingAddresses = limiter('mailing-address', 100)

  return {
    /** Takes one of the account's tries before the password is looked at. Error RATE_LIMITED. */
    async startSignIn(email: string, ip: string) {
      await refuseSpent(address, ip)
      await takeTry(account, email)
    },
    wrongPassword: (ip: string) => address.penalty(ip),
    rightPassword: (email: string) => account.delete(email),
    /** Error RATE_LIMITED. */
    startSignUp: (ip: string) => takeTry(signUps, ip),
    /** Before a mail is sent to who asks for one, or to nobody: `account` may not exist. Error RATE_LIMITED. */
    async startMailing(account: string, ip: string) {
      await takeTry(mailingAddresses, ip)
      await takeTry(mailedAccounts, account)
    },
    /** Error RATE_LIMITED. */
    startTokenCheck: (ip: string) => refuseSpent(wrongTokens, ip),
    wrongToken: (ip: string) => wrongTokens.penalty(ip),
    /** Tries a mailed token; one that is wrong counts against the address. Error RATE_LIMITED. */
    async countWrongTokens<Answer>(ip: string, attempt: () => Promise<Answer>): Promise<Answer> {
      await refuseSpent(wrongTokens, ip)
      try {
        return await attempt()
      } catch (error) {
        if (error instanceof DomainError) await wrongTokens.penalty(ip)
        throw error
      }
    },
  }
}

export type AttemptLimits = ReturnType<typeof createAttemptLimits>
