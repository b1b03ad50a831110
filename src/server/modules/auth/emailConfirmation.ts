import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { atOnce } from '../../mail/Addressee'
import type { AuthParts } from './AuthDependencies'
import { setEmailValidated } from './userRepo'

/** Accounts whose owner has shown that the address is theirs, and the mails that waited for it. docs/rules/mails.md#confirmation */
export function createEmailConfirmation(parts: AuthParts) {
  const { db, clock, mail, mailSubscriptions, limits, mailedTokens } = parts

  /** Mails the link, and nothing that was typed into the form: the address may be another person's. */
  async function mailLink(tx: Database, userId: number, email: string): Promise<void> {
    const token = await mailedTokens.issue(tx, userId, 'email')
    await mail.write(tx, atOnce({ id: userId, email }), 'confirmEmail', { token })
  }

  /** Marks the address as theirs, releases the mails that waited for it and starts the newsletter that they chose. Then `mail.wake()`. */
  async function confirm(tx: Database, userId: number): Promise<void> {
    const user = await setEmailValidated(tx, userId, clock.now())
    if (!user) return
    await mail.release(tx, userId)
    if (user.hasAcceptedNewsletter) {
      await mailSubscriptions.chooseNewsletter(tx, user.email, true)
    }
  }

  return {
    mailLink,
    confirm,

    /** Error `Wrong Token` (BAD_USER_INPUT), RATE_LIMITED. */
    async confirmEmail(token: string, ip: string): Promise<void> {
      await limits.countWrongTokens(ip, () =>
        db.transaction(async (tx) => confirm(tx, await mailedTokens.take(tx, token, 'email'))),
      )
      mail.wake()
    },

    /** Mails the viewer another link; nothing when the address is confirmed. Error RATE_LIMITED. */
    async sendEmailConfirmation(viewer: Viewer): Promise<void> {
      if (viewer.emailValidatedAt !== null) return
      await limits.startConfirmationMail(viewer.id)
      await db.transaction((tx) => mailLink(tx, viewer.id, viewer.email))
      mail.wake()
    },
  }
}

export type EmailConfirmation = ReturnType<typeof createEmailConfirmation>
