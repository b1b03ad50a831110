import { isEmail, normaliseEmail } from '#domain/requests/fields'
import type { Database } from '../../db/database'
import { atOnce } from '../../mail/Addressee'
import { atSteadyPace } from './atSteadyPace'
import { accountName } from './accountName'
import type { Visitor } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import type { EmailConfirmation } from './emailConfirmation'
import { wrongToken } from './mailedTokens'
import { namesOfEmail } from './namesOfEmail'
import { openSession, type Session } from './sessions'
import type { createTerms } from './terms'
import { findAccount, findAccountByEmail, insertUser, type AccountRow } from './userRepo'
import { findCanteenCompany, findCompany } from './companyReadModel'

type Parts = AuthParts & {
  terms: ReturnType<typeof createTerms>
  confirmation: Pick<EmailConfirmation, 'confirm'>
}

/** Access to a company's canteen, for the persons who read mail at the company's domain. */
export function createCanteenAccess(parts: Parts) {
  const { db, clock, mail, limits, mailedTokens, terms, confirmation } = parts

  /** The canteen user of an address, made when its domain has a canteen; null when it gives no access. */
  async function guestOf(tx: Database, email: string, known: AccountRow | null) {
    if (known) {
      const company = known.companyId === null ? null : await findCompany(tx, known.companyId)
      return company && { userId: known.id, companyName: company.name }
    }
    const company = await findCanteenCompany(tx, email.slice(email.lastIndexOf('@') + 1))
    if (!company) return null
    const userId = await insertUser(tx, {
      type: 'canteen',
      email,
      ...namesOfEmail(email),
      companyId: company.id,
      createdAt: clock.now(),
    })
    return userId === null ? null : { userId, companyName: company.name }
  }

  async function mailLink(email: string) {
    if (!isEmail(email)) return
    const known = await findAccountByEmail(db, email, 'canteen')
    const isConfirmed = known !== null && known.emailValidatedAt !== null
    if (!(await limits.mayMail(`access:${email}`, isConfirmed))) return
    await db.transaction(async (tx) => {
      const guest = await guestOf(tx, email, known)
      if (!guest) return
      const { userId, companyName } = guest
      const token = await mailedTokens.issue(tx, userId, 'canteenEmail')
      await mail.write(tx, atOnce({ id: userId, email }), 'canteenAccess', { companyName, token })
    })
    mail.wake()
  }

  return {
    /** Error RATE_LIMITED; otherwise the same response at the same pace for every address. */
    async requestCanteenAccess(address: string, ip: string): Promise<void> {
      const email = normaliseEmail(address)
      await limits.startMailing(`access:${email}`, ip)
      await atSteadyPace(mailLink(email))
    },

    /** Errors `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
    async validateCanteenEmail(token: string, visitor: Visitor): Promise<Session> {
      const { account, session } = await limits.countWrongTokens(visitor.ip, () =>
        db.transaction(async (tx) => {
          const userId = await mailedTokens.take(tx, token, 'canteenEmail')
          await confirmation.confirm(tx, userId)
          const account = await findAccount(tx, userId)
          if (!account) throw wrongToken()
          await terms.writeRequest(tx, account)
          return { account, session: await openSession(tx, clock, userId) }
        }),
      )
      // The token is used up: from here on nothing may fail.
      mail.wake()
      visitor.device.remember(accountName(account))
      return { ...session, hasPassword: account.passwordHash !== null }
    },
  }
}
