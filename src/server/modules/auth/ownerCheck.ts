import { RECENT_SIGN_IN_MS } from '#domain/customer/passkeys'
import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import { badUserInput } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { AuthParts } from './AuthDependencies'
import { isPasswordRight } from './password'
import { findTokenStart } from './tokenRepo'
import { findAccount } from './userRepo'

type RecentParts = Pick<AuthParts, 'db' | 'clock'>

/** Whether the viewer's session began so lately that its holder is taken for the owner. docs/rules/accounts.md#passkeys */
export async function hasSignedInRecently({ db, clock }: RecentParts, { sessionHash }: Viewer) {
  const since = await findTokenStart(db, sessionHash)
  return since !== null && clock.now().getTime() - since.getTime() < RECENT_SIGN_IN_MS
}

/** Whether the viewer is the account's owner, and not only the holder of their session. docs/rules/accounts.md#passkeys */
export function createOwnerCheck(
  { db, clock, limits }: Pick<AuthParts, 'db' | 'clock' | 'limits'>,
  subject: 'passkey' | 'account',
) {
  /**
   * Errors BAD_USER_INPUT: without a recent sign-in `REQUIRED` or `WRONG` on `password`, and `SIGN_IN` on the subject when the
   * account has no password; RATE_LIMITED.
   */
  return async (viewer: Viewer, password: string | null): Promise<void> => {
    if (await hasSignedInRecently({ db, clock }, viewer)) return
    const passwordHash = (await findAccount(db, viewer.id))?.passwordHash ?? null
    if (passwordHash === null) throw badUserInput('Sign in again', { [subject]: 'SIGN_IN' })
    if (!password) throw badUserInput('Password needed', { password: 'REQUIRED' })
    const attempt = await limits.startPasswordChange(viewer.id)
    if (!(await isPasswordRight(passwordHash, password))) {
      throw badUserInput(ERROR_MESSAGES.wrongPassword, { password: 'WRONG' })
    }
    await attempt.right()
  }
}
