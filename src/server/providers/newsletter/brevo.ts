import { NewsletterRefusal, type NewsletterProvider } from './NewsletterProvider'

type BrevoSettings = { apiUrl: string; apiKey: string; listId: number }

const TIMEOUT_MS = 10_000

/** Contacts API of Brevo, version 3. */
export function brevo({ apiUrl, apiKey, listId }: BrevoSettings): NewsletterProvider {
  const post = async (path: string, body: object, isDone: (status: number) => boolean) => {
    const { ok, status } = await fetch(`${apiUrl}/v3${path}`, {
      method: 'POST',
      headers: { 'api-key': apiKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!ok && !isDone(status)) throw new NewsletterRefusal('Brevo', status)
  }

  return {
    name: 'Brevo',
    setSubscribed: (email, isSubscribed) =>
      isSubscribed
        ? // Who left by Brevo's own link stays blocked on whatever list.
          post(
            '/contacts',
            { email, listIds: [listId], updateEnabled: true, emailBlacklisted: false },
            () => false,
          )
        : // Brevo refuses to take off who is not on the list: that is what was wanted.
          post(
            `/contacts/lists/${listId}/contacts/remove`,
            { emails: [email] },
            (status) => status === 400 || status === 404,
          ),
  }
}
