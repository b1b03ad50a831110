import { createTransport } from 'nodemailer'
import { mailMessage } from './mailMessage'
import { HopelessMail, type MailTransport } from './MailTransport'

// A server that says nothing is given up: the others wait behind this mail.
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

/** Carries mails to the server of SMTP_URL. */
export function createSmtpTransport(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({ url: smtpUrl, ...TIMEOUTS })
  return {
    name: 'SMTP',
    keepsContent: false,
    async deliver(mail) {
      try {
        await transport.sendMail(mailMessage(mail, from))
      } catch (error) {
        throw isRefused(error) ? new HopelessMail(error.message) : error
      }
    },
  }
}

/** Where a server speaks of this one mail; what it says earlier (greeting, password, sender) is about us. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']
/** No such address (RFC 3463, 5.1.x), but for those that are about the sender's; or a mailbox that is closed. */
const NO_ADDRESSEE = /^5\.(?:1\.(?![78]$)\d+|2\.1)$/
const ENHANCED_STATUS = /(?<![\d.])5\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/
/** What a server says of an unknown address that gives no enhanced status. */
const BARE_CODES: readonly unknown[] = [550, 551, 553]

/**
 * The server says for good that there is no such addressee. All else may be put right by whoever runs the shop or its mail
 * server: a relay that does not know us, a name on a list of spammers, too large a mail.
 */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error && 'command' in error && 'response' in error)) return false
  const { command, response } = error
  if (typeof response !== 'string' || !ABOUT_THE_MAIL.includes(command)) return false
  const code = Number(/^\d{3}/.exec(response)?.[0])
  if (!(code >= 500)) return false
  const status = ENHANCED_STATUS.exec(response)?.[0]
  if (status !== undefined) return NO_ADDRESSEE.test(status)
  // « 550 relay not permitted » is about us.
  return command === 'RCPT TO' && BARE_CODES.includes(code) && !/\brelay/i.test(response)
}
