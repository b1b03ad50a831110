import type { Database } from '../../db/database'
import type { AuthParts } from './AuthDependencies'
import { lockWithoutToken } from './tokenRepo'
import { setTermsAccepted, type AccountRow } from './userRepo'

/** The terms of sale, for accounts that came without having accepted them. */
export function createTerms({ db, clock, mail, limits, mailedTokens }: AuthParts) {
  async function writeRequest(tx: Database, account: AccountRow): Promise<void> {
    const { id, firstname, hasAcceptedTermsAt } = account
    if (hasAcceptedTermsAt || !(await lockWithoutToken(tx, id, 'terms', clock.now()))) return
    const token = await mailedTokens.issue(tx, id, 'terms')
    await mail.write(tx, account, 'termsToAccept', { firstname, token })
  }

  return {
    /**
     * Writes the mail with the link that accepts the terms, unless they are accepted or a link is on its way already. In the
     * caller's transaction: should it fail, the token that it has used up holds again. The caller wakes the mails up.
     */
    writeRequest,

    /** The same for who signs in. */
    async requestAcceptance(account: AccountRow): Promise<void> {
      if (account.hasAcceptedTermsAt) return
      await db.transaction((tx) => writeRequest(tx, account))
      mail.wake()
    },

    /** Error `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
    acceptTerms: (token: string, ip: string): Promise<void> =>
      limits.countWrongTokens(ip, () =>
        db.transaction(async (tx) => {
          const userId = await mailedTokens.take(tx, token, 'terms')
          await setTermsAccepted(tx, userId, clock.now())
        }),
      ),
  }
}
