import type { Page } from '@playwright/test'
import { expect } from './expect'

type Mail = { recipient: string; subject: string; text: string; unsubscribeUrl: string | null }

/** The mails to an address, newest first, as the shop's own list shows them outside production. */
export async function mailsTo(page: Page, recipient: string): Promise<Mail[]> {
  const response = await page.request.get('/dev/mails', { headers: { accept: 'application/json' } })
  const mails: Mail[] = await response.json()
  return mails.filter((mail) => mail.recipient === recipient)
}

/** Waits for a mail and returns the path of the link in it: the shop may be reached by another name here. */
export async function linkMailedTo(
  page: Page,
  recipient: string,
  subject: string,
): Promise<string> {
  const found = async () =>
    (await mailsTo(page, recipient)).find((mail) => mail.subject === subject)?.text ?? ''
  await expect.poll(found).toContain('http')
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(await found())?.[0] ?? '')
  return `${pathname}${search}`
}
