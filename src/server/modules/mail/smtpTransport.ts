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

/** The server has understood and says no for good (5xx); a wrong password of ours can be put right meanwhile. */
function isRefused(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  const isOurs = 'code' in error && error.code === 'EAUTH'
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && !isOurs
}
