import type { Database } from '../db/database'
import type { MailService } from '../mail/mailService'
import type { MailSubscriptionService } from '../modules/customer/mailSubscriptionService'
import type { NewsletterService } from '../modules/newsletter/newsletterService'
import type { RequestService } from '../modules/request/requestService'

type Dependencies = {
  db: Database
  newsletter: Pick<NewsletterService, 'emailOfToken'>
  mailSubscriptions: Pick<MailSubscriptionService, 'chooseNewsletter'>
  requests: Pick<RequestService, 'writeToInbox'>
  mail: Pick<MailService, 'wake'>
}

/** Subscribes the address of a mailed link; the inbox reads of it once. False for a token that is none of the newsletter's. */
export const createConfirmNewsletter =
  ({ db, newsletter, mailSubscriptions, requests, mail }: Dependencies) =>
  async (token: string): Promise<boolean> => {
    const email = newsletter.emailOfToken(token)
    if (email === null) return false
    await db.transaction(async (tx) => {
      const isNew = await mailSubscriptions.chooseNewsletter(tx, email, true)
      if (isNew) await requests.writeToInbox(tx, 'newsletter', { email }, email)
    })
    mail.wake()
    return true
  }
