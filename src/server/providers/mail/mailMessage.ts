import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './MailTransport'

/** Beside every mail that can be stopped, and in its header. */
export const UNSUBSCRIBE_LABEL = 'Ne plus recevoir ces e-mails'

/** A mail in nodemailer's words. */
export function mailMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const { id, recipient, replyTo, subject, text, html, unsubscribeUrl, attachments, createdAt } =
    mail
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    // An object, because a string may name several people.
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    attachments: attachments.map((file) => ({ ...file })),
    date: createdAt,
    // The same at every try, so that a mail sent twice is recognised.
    messageId: `<${id}.${createdAt.getTime()}@${domain}>`,
    ...(unsubscribeUrl === null
      ? {}
      : { list: { unsubscribe: { url: unsubscribeUrl, comment: UNSUBSCRIBE_LABEL } } }),
    // Mail programs stop mails by one click only over a link that no one can read on the way (RFC 8058).
    ...(unsubscribeUrl?.startsWith('https:')
      ? { headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
      : {}),
    // Nothing is read from files or addresses, whatever a mail holds.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
