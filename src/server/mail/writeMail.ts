import type { Mail } from './Mail'
import type { MailDescription } from './mailBlocks'
import { mailHtml } from './mailHtml'
import { mailText } from './mailText'

/** Puts a description into its two forms, which cannot differ. */
export const writeMail = (description: MailDescription): Mail => ({
  subject: description.subject,
  text: mailText(description),
  html: mailHtml(description),
  replyTo: description.replyTo ?? null,
  unsubscribeUrl: description.unsubscribeUrl ?? null,
  list: description.list ?? null,
  attachedOrderId: description.attachedOrderId ?? null,
  expiresAt: description.expiresAt ?? null,
})
