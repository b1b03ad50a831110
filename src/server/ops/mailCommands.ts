import * as v from 'valibot'
import type { MailService } from '../mail/mailService'
import { formatInstant } from './formatInstant'
import type { OpsResult } from './OpsResult'

const mailsCommand = v.union([
  v.strictTuple([v.literal('mails')]),
  v.strictTuple([v.literal('mails'), v.literal('retry')]),
])

/** `list` for `mails`, `retry` for `mails retry`; null for another command. */
export function parseMails(args: readonly string[]): 'list' | 'retry' | null {
  const parsed = v.safeParse(mailsCommand, args)
  if (!parsed.success) return null
  return parsed.output[1] ?? 'list'
}

/** The mails that failed and have not left, a line each. */
export async function listMails(mail: Pick<MailService, 'failed'>): Promise<OpsResult> {
  const lines = (await mail.failed()).map(
    ({ createdAt, recipient, subject, nextTryAt, lastError }) =>
      (
        `${formatInstant(createdAt)}  ${recipient}  ${subject}  ` +
        `${nextTryAt ? `next try ${formatInstant(nextTryAt)}` : 'given up'}: ${lastError ?? 'no reason is known'}`
      ).replaceAll('\n', ' '),
  )
  return { isDone: true, words: lines.length > 0 ? lines.join('\n') : 'Every mail has left.' }
}

export async function retryMails(mail: Pick<MailService, 'retryFailed'>): Promise<OpsResult> {
  const count = await mail.retryFailed()
  return { isDone: true, words: `${count} mails are tried again now.` }
}
