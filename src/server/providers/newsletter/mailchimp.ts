import { createHash } from 'node:crypto'
import { NewsletterRefusal, type NewsletterProvider } from './NewsletterProvider'

/** `apiKey` ends with the data centre that holds the account: `…-us21`. */
export type MailchimpSettings = { apiUrl: string | null; apiKey: string; listId: string }

const TIMEOUT_MS = 10_000

/** Marketing API of Mailchimp, version 3. */
export function mailchimp({ apiUrl, apiKey, listId }: MailchimpSettings): NewsletterProvider {
  const dataCentre = apiKey.split('-').at(-1)
  const host = apiUrl ?? `https://${dataCentre}.api.mailchimp.com`

  return {
    name: 'Mailchimp',
    async setSubscribed(email, isSubscribed) {
      const member = createHash('md5').update(email).digest('hex')
      const status = isSubscribed ? 'subscribed' : 'unsubscribed'
      const response = await fetch(`${host}/3.0/lists/${listId}/members/${member}`, {
        method: 'PUT',
        headers: {
          authorization: `Basic ${Buffer.from(`tablee:${apiKey}`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email_address: email, status_if_new: status, status }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new NewsletterRefusal('Mailchimp', response.status)
    },
  }
}
