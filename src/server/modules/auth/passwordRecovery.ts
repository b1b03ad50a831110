import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { normaliseEmail, passwordProblem } from '#domain/requests/fields'
import type { UserType, Viewer } from '../../base/Viewer'
import { badUserInput } from '../../base/errors'
import type { Database } from '../../db/database'
import { atOnce, type MailAccount } from '../../mail/Addressee'
import { accountName } from './accountName'
import { atSteadyPace } from './atSteadyPace'
import type { Visitor } from './attemptLimits'
import type { AuthParts } from './AuthDependencies'
import type { EmailConfirmation } from './emailConfirmation'
import { lockViewer } from './lockViewer'
import { wrongToken } from './mailedTokens'
import { hasSignedInRecently } from './ownerCheck'
import { hashPassword, isPasswordRight } from './password'
import { deletePasskeysOfUnconfirmed, hasNoSecret } from './passkeyRepo'
import { openSession, type Session } from './sessions'
import type { createTerms } from './terms'
import { deleteOtherSessions, deleteTokens } from './tokenRepo'
import { findAccount, findAccountByEmail, setPasswordHash } from './userRepo'
import { parseUserType } from './userType'

const wrongPassword = () => badUserInput(ERROR_MESSAGES.wrongPassword, { actualPassword: 'WRONG' })

type Parts = AuthParts & {
  terms: ReturnType<typeof createTerms>
  confirmation: Pick<EmailConfirmation, 'confirm'>
}

/** Passwords lost, missing or changed. */
export function createPasswordRecovery(parts: Parts) {
  const { db, clock, mail, limits, mailedTokens, terms, confirmation } = parts

  async function mailLink(email: string, type: UserType): Promise<void> {
    const account = await findAccountByEmail(db, email, type)
    if (!account) return
    const isConfirmed = account.emailValidatedAt !== null
    if (!(await limits.mayMail(accountName({ type, email }), isConfirmed))) return
    await db.transaction(async (tx) => {
      const token = await mailedTokens.issue(tx, account.id, 'password')
      // Before the address is confirmed, the name may be invented and the reader another person.
      const firstname = isConfirmed ? account.firstname : null
      await mail.write(tx, atOnce(account), 'lostPassword', { firstname, token })
    })
    mail.wake()
  }

  /** The link of a lost password; or, to an account without a password or a passkey, the one that confirms its address. */
  async function purposeOf(token: string): Promise<'password' | 'email'> {
    if (await mailedTokens.isUsable(db, token, 'password')) return 'password'
    const userId = await mailedTokens.userOf(db, token, 'email')
    if (userId !== null && (await hasNoSecret(db, userId))) return 'email'
    throw wrongToken()
  }

  /** Checks the token before it hashes the password: a stranger must not keep the processor busy with argon2. */
  async function replacePassword(token: string, password: string) {
    const purpose = await purposeOf(token)
    const passwordHash = await hashPassword(password)
    return db.transaction(async (tx) => {
      const userId = await mailedTokens.take(tx, token, purpose)
      // The owner may have chosen a password on another device meanwhile. `take` has locked the account.
      if (purpose === 'email' && !(await hasNoSecret(tx, userId))) throw wrongToken()
      const before = await findAccount(tx, userId)
      await setPasswordHash(tx, userId, passwordHash)
      // Passkeys from before the address was confirmed may be those of a stranger who signed up with it.
      await deletePasskeysOfUnconfirmed(tx, userId)
      // The person who reads the mail owns the address.
      await confirmation.confirm(tx, userId)
      await deleteTokens(tx, userId, ['password', 'canteenEmail', 'session'])
      const account = await findAccount(tx, userId)
      if (!account) throw wrongToken()
      await terms.writeRequest(tx, account)
      if (before?.passwordHash) await writePasswordChanged(tx, account)
      return { account, session: await openSession(tx, clock, userId) }
    })
  }

  /** To the owner, who may not be the person who has changed it. */
  const writePasswordChanged = (tx: Database, account: MailAccount & { firstname: string }) =>
    mail.write(tx, account, 'passwordChanged', {
      firstname: account.firstname,
      changedAt: clock.now(),
    })

  return {
    /** Whether an address link may set a first password: its account has neither password nor passkey. Error RATE_LIMITED. docs/rules/accounts.md#opened-with-an-order */
    async mayChooseFirst(token: string, ip: string): Promise<boolean> {
      const userId = await limits.countWrongTokens(
        ip,
        async () => (await mailedTokens.userOf(db, token, 'email')) ?? false,
      )
      return userId !== false && hasNoSecret(db, userId)
    },

    /** Error RATE_LIMITED; otherwise the same response at the same pace for every address. */
    async retrievePassword(address: string, type: string, ip: string): Promise<void> {
      const userType = parseUserType(type)
      const email = normaliseEmail(address)
      await limits.startMailing(accountName({ type: userType, email }), ip)
      await atSteadyPace(mailLink(email, userType))
    },

    /** Errors `Wrong Token` and BAD_USER_INPUT on `password`, RATE_LIMITED. */
    async setNewPassword(token: string, password: string, visitor: Visitor): Promise<Session> {
      const problem = passwordProblem(password)
      if (problem) throw badUserInput('Weak password', { password: problem })
      const { account, session } = await limits.countWrongTokens(visitor.ip, () =>
        replacePassword(token, password),
      )
      // The token is used up: from here on nothing may fail.
      mail.wake()
      const name = accountName(account)
      visitor.device.remember(name)
      await limits.forgetSignIns(name, visitor)
      return session
    },

    /**
     * Changes the password and ends the viewer's other sessions; links that were mailed stay valid
     * (docs/decisions/031-limits.md). An account without a password gets its first one, from a recent session
     * (docs/rules/accounts.md#passwords). Errors `Wrong password` and BAD_USER_INPUT by field, RATE_LIMITED.
     */
    async updatePassword(
      viewer: Viewer,
      actualPassword: string,
      newPassword: string,
    ): Promise<void> {
      const problem = passwordProblem(newPassword)
      if (problem) throw badUserInput('Weak password', { newPassword: problem })
      const presentHash = (await findAccount(db, viewer.id))?.passwordHash ?? null
      if (presentHash === null && !(await hasSignedInRecently(parts, viewer))) {
        throw badUserInput('Sign in again', { newPassword: 'SIGN_IN' })
      }
      const attempt = await limits.startPasswordChange(viewer.id)
      if (presentHash !== null && !(await isPasswordRight(presentHash, actualPassword))) {
        throw wrongPassword()
      }
      await attempt.right()
      await limits.countPasswordChange(viewer.id)
      if (presentHash !== null && newPassword === actualPassword) {
        throw badUserInput('The same password', { newPassword: 'SAME' })
      }
      const newHash = await hashPassword(newPassword)
      await db.transaction(async (tx) => {
        const { passwordHash } = await lockViewer(tx, viewer)
        // Another password was set while this one was hashed, perhaps by a mailed link.
        if (passwordHash !== presentHash) throw wrongPassword()
        await setPasswordHash(tx, viewer.id, newHash)
        await deleteOtherSessions(tx, viewer.id, viewer.sessionHash)
        if (presentHash !== null) await writePasswordChanged(tx, viewer)
      })
      mail.wake()
    },
  }
}
