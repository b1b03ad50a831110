import { accountOpeningProblems } from '#domain/customer/accountOpening'
import { emailProblem, normaliseEmail } from '#domain/requests/fields'
import { oneLine } from '#domain/text/oneLine'
import type { MutationOpenAccountArgs } from '#generated/server/types'
import { HOUR_MS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import { badUserInput, requireNoProblems } from '../../base/errors'
import { accountName } from './accountName'
import type { Visitor } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import { campaignOf, type createNewAccount } from './newAccount'
import { openSession, openSessionBy, type Session } from './sessions'
import { hashToken } from './sessionToken'
import { signUpMessage } from './signUpWords'
import { findTokenUser, insertChosenToken } from './tokenRepo'
import { findAccount, findAccountByEmail } from './userRepo'

/** How long a browser that never heard the response may come back for it. */
const RESUME_MS = HOUR_MS
/** As random as a UUID, at least. */
const KEY = /^[\w-]{36,64}$/
const TAKEN = { email: 'TAKEN' }

type Parts = AuthParts & { insertAccount: ReturnType<typeof createNewAccount> }

/** Accounts that are opened with a first order, before a password is chosen. docs/rules/accounts.md#opened-with-an-order */
export function createAccountOpening({ db, clock, mail, limits, insertAccount }: Parts) {
  /** Signs in to the account that this key has opened, as long as no password was chosen for it; null for any other. */
  async function resume(key: string, email: string): Promise<Session | null> {
    const userId = await findTokenUser(db, hashToken(key), 'opening', clock.now())
    const account = userId === null ? null : await findAccount(db, userId)
    if (account?.email !== email || account.passwordHash !== null) return null
    const session = await openSessionBy(db, clock, account)
    return session && { ...session, hasPassword: false }
  }

  async function keepKey(tx: Database, key: string, userId: number): Promise<void> {
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + RESUME_MS)
    const token = { hash: hashToken(key), userId, createdAt, expiresAt }
    const isNew = await insertChosenToken(tx, { ...token, purpose: 'opening' })
    if (!isNew) throw badUserInput('KEY_TAKEN', { key: 'TAKEN' })
  }

  /** Null when the address has an account. */
  const open = (args: MutationOpenAccountArgs, email: string) =>
    db.transaction(async (tx) => {
      const id = await insertAccount(tx, {
        email,
        passwordHash: null,
        firstname: oneLine(args.firstname),
        lastname: oneLine(args.lastname),
        hasAcceptedNewsletter: false,
        utm: campaignOf(args),
      })
      if (id === null) return null
      await keepKey(tx, args.key, id)
      return { ...(await openSession(tx, clock, id)), hasPassword: false }
    })

  return {
    /** Whether an address has a company account: what signing up tells, and counted with it. Errors BAD_USER_INPUT, RATE_LIMITED. */
    async hasAccount(address: string, visitor: Visitor): Promise<boolean> {
      const email = normaliseEmail(address)
      const problem = emailProblem(email)
      if (problem) throw badUserInput(signUpMessage({ email: problem }), { email: problem })
      await limits.startEmailCheck(email, visitor)
      return (await findAccountByEmail(db, email, 'b2b')) !== null
    },

    /**
     * Opens a company account without a password and signs it in. The same key and address sign in to the same account
     * again, within the hour and until it has a password. Errors BAD_USER_INPUT by field, RATE_LIMITED.
     */
    async openAccount(args: MutationOpenAccountArgs, visitor: Visitor): Promise<Session> {
      // Only a program fills this field: no person sees it.
      if (args.website) throw badUserInput('NOT_AN_ORDER')
      if (!KEY.test(args.key)) throw badUserInput('NOT_A_KEY', { key: 'INVALID' })
      const email = normaliseEmail(args.email)
      const problems = accountOpeningProblems({ ...args, email })
      requireNoProblems(signUpMessage(problems), problems)
      const resumed = await resume(args.key, email)
      if (resumed) return resumed
      await limits.startAccountOpening(email, visitor)
      const opened = await open(args, email)
      if (opened === null) {
        // A second try with the same key at the same moment.
        const twin = await resume(args.key, email)
        if (!twin) throw badUserInput(signUpMessage(TAKEN), TAKEN)
        return twin
      }
      mail.wake()
      visitor.device.remember(accountName({ type: 'b2b', email }))
      return opened
    },
  }
}
