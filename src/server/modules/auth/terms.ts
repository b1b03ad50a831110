import type { AuthParts } from './AuthDependencies'
import { hasToken } from './tokenRepo'
import { setTermsAccepted, type AccountRow } from './userRepo'

/** The terms of sale, for accounts that came without having accepted them. */
export function createTerms({ db, clock, mail, limits, mailedTokens }: AuthParts) {
  return {
    /** Mails the link that accepts the terms, unless they are accepted or a link is on its way already. */
    async askToAccept({ id, email, firstname, hasAcceptedTermsAt }: AccountRow): Promise<void> {
      if (hasAcceptedTermsAt || (await hasToken(db, id, 'terms', clock.now()))) return
      await db.transaction(async (tx) => {
        const token = await mailedTokens.issue(tx, id, 'terms')
        await mail.write(tx, email, 'termsToAccept', { firstname, token })
      })
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
