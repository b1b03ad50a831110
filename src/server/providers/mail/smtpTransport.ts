import { createTransport } from 'nodemailer'
import { MINUTE_MS } from '#domain/time/durations'
import { withTimeLimit } from '../../base/withTimeLimit'
import { mailMessage } from './mailMessage'
import { RefusedAddressee, type MailTransport } from './MailTransport'

// A server that says nothing is given up: the others wait behind this mail.
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** A whole mail, of a server that goes on byte by byte; shorter than `UNDER_WAY` of mailRepo.ts. */
const PATIENCE_MS = 2 * MINUTE_MS

/** Carries mails to the server of SMTP_URL. */
export function createSmtpTransport(
  smtpUrl: string,
  from: string,
  patienceMs = PATIENCE_MS,
): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
  return {
    name: 'SMTP',
    keepsContent: false,
    async deliver(mail) {
      try {
        const sent = transport.sendMail(mailMessage(mail, from))
        if (!(await withTimeLimit(sent, patienceMs))) {
          throw new Error('The mail server did not come to an end')
        }
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
  }
}

/** Where a server speaks of this one mail; what it says earlier (greeting, password, sender) is about us. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']
/** The addressee's own address (RFC 3463, x.1.x but for those that are about the sender's) or mailbox (x.2.x). */
const OF_ADDRESSEE = /^[45]\.(?:1\.(?![78]$)|2\.)/
/** No such address, or a mailbox that is closed; one that is full may be emptied. */
const NO_ADDRESSEE = /^5\.(?:1\.|2\.1$)/
const ENHANCED_STATUS = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/
/** What a server says of an unknown address that gives no enhanced status. */
const BARE_CODES: readonly unknown[] = [550, 551, 553]

/**
 * The mail server's refusal of the addressee; null for any other failure, which an operator may still repair: a relay
 * that does not know us, a spam list, too large a mail.
 */
function refusalOf(error: unknown): RefusedAddressee | null {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return null
  const { command, response, message } = error
  if (typeof response !== 'string' || !ABOUT_THE_MAIL.includes(command)) return null
  const code = Number(/^\d{3}/.exec(response)?.[0])
  const status = ENHANCED_STATUS.exec(response)?.[0]
  if (status !== undefined) {
    if (!OF_ADDRESSEE.test(status)) return null
    return new RefusedAddressee(message, code >= 500 && NO_ADDRESSEE.test(status))
  }
  // « 550 relay not permitted » is about us.
  const isUnknown = BARE_CODES.includes(code) && !/\brelay/i.test(response)
  return command === 'RCPT TO' && isUnknown ? new RefusedAddressee(message, true) : null
}
