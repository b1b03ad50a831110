import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { boundedFetch } from '../../base/boundedFetch'
import { NewsletterRefusal, type NewsletterProvider } from './NewsletterProvider'

/** `apiKey` ends with the data centre that holds the account: `…-us21`. */
type MailchimpSettings = { apiUrl: string | null; apiKey: string; listId: string }

const TIMEOUT_MS = 10_000

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ title: v.string() }))

/** Marketing API of Mailchimp, version 3. */
export function mailchimp({ apiUrl, apiKey, listId }: MailchimpSettings): NewsletterProvider {
  const dataCentre = apiKey.split('-').at(-1)
  const host = apiUrl ?? `https://${dataCentre}.api.mailchimp.com`

  const put = (email: string, status: 'subscribed' | 'unsubscribed' | 'pending') => {
    const member = createHash('md5').update(email).digest('hex')
    const isLeaving = status === 'unsubscribed'
    return boundedFetch(`${host}/3.0/lists/${listId}/members/${member}`, {
      method: 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from(`tablee:${apiKey}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        email_address: email,
        status_if_new: isLeaving ? status : 'subscribed',
        status,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  }

  return {
    name: 'Mailchimp',
    async setSubscribed(email, isSubscribed) {
      const first = await put(email, isSubscribed ? 'subscribed' : 'unsubscribed')
      const response =
        isSubscribed && (await hasLeftByThemselves(first)) ? await put(email, 'pending') : first
      if (!response.ok) throw new NewsletterRefusal('Mailchimp', response.status)
    },
  }
}

/** Mailchimp takes such an address back only once its owner has confirmed it: `pending` mails them. */
async function hasLeftByThemselves(response: Response): Promise<boolean> {
  if (response.status !== 400) return false
  const { success, output } = v.safeParse(refusal, await response.text())
  return success && output.title === 'Member In Compliance State'
}
