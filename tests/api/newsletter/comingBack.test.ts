import { brevo } from '#server/providers/newsletter/brevo'
import { mailchimp } from '#server/providers/newsletter/mailchimp'
import { NewsletterRefusal } from '#server/providers/newsletter/NewsletterProvider'

const EMAIL = 'awa@exemple.example'
const LEFT_BY_THEMSELVES = { status: 400, title: 'Member In Compliance State' }

const original = globalThis.fetch
afterEach(() => {
  globalThis.fetch = original
})

/** Plays a provider, and keeps what it is sent. */
function playProvider(respond: (body: { status?: string }) => Response) {
  const bodies: unknown[] = []
  globalThis.fetch = async (_url, init) => {
    const body = JSON.parse(String(init?.body))
    bodies.push(body)
    return respond(body)
  }
  return bodies
}

const subscribed = { email_address: EMAIL, status_if_new: 'subscribed', status: 'subscribed' }
const ours = mailchimp({ apiUrl: null, apiKey: 'key-us21', listId: 'a1b2' })

test('Brevo, which blocks an address that left by its own link, is told to write to it again', async () => {
  const bodies = playProvider(() => Response.json({}))
  await brevo({ apiUrl: 'https://brevo.example', apiKey: 'key', listId: 7 }).setSubscribed(
    EMAIL,
    true,
  )
  expect(bodies).toEqual([
    { email: EMAIL, listIds: [7], updateEnabled: true, emailBlacklisted: false },
  ])
})

test('Mailchimp, which takes back no address that left by its own link, is told to ask it', async () => {
  const bodies = playProvider(({ status }) =>
    status === 'subscribed' ? Response.json(LEFT_BY_THEMSELVES, { status: 400 }) : new Response(),
  )
  await ours.setSubscribed(EMAIL, true)
  expect(bodies).toEqual([subscribed, { ...subscribed, status: 'pending' }])
})

test.each([
  ['an address that is none', Response.json({ title: 'Invalid Resource' }, { status: 400 })],
  ['a response that is not JSON', new Response('<html>', { status: 400 })],
])('Mailchimp is told nothing more after %s', async (_, response) => {
  const bodies = playProvider(() => response)
  await expect(ours.setSubscribed(EMAIL, true)).rejects.toThrow(NewsletterRefusal)
  expect(bodies).toEqual([subscribed])
})
