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

/** Where a server speaks of this one mail; what it says earlier (greeting, password, sender) can be put right meanwhile. */
const ABOUT_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA']

/** The server has understood and says no to this mail for good (5xx). */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error && 'responseCode' in error && 'command' in error)) return false
  const { responseCode, command } = error
  return typeof responseCode === 'number' && responseCode >= 500 && ABOUT_THE_MAIL.includes(command)
}
