import { createServer, type IncomingMessage } from 'node:http'
import { newsletterSubscribers } from '#server/db/tables'
import { startTestServer } from '../../support/testServer'

const INBOX = 'boite@tablee.example'

type Call = { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }

/** Plays both providers; `fail` makes the next responses refusals, and an address with « refuse » is never taken. */
async function startProviders() {
  const calls: Call[] = []
  let refusals = 0
  const http = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      calls.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(text),
      })
      response.statusCode = refusals-- > 0 ? 500 : text.includes('refuse') ? 400 : 200
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    fail: (times: number) => (refusals = times),
    close: () => new Promise((resolve) => http.close(resolve)),
  }
}

async function startShop() {
  const providers = await startProviders()
  const server = await startTestServer({
    isSeeded: false,
    env: {
      SHOP_INBOX: INBOX,
      BREVO_API_KEY: 'brevo-key',
      BREVO_LIST_ID: '7',
      BREVO_API_URL: providers.url,
      MAILCHIMP_API_KEY: 'mailchimpkey-us21',
      MAILCHIMP_LIST_ID: 'a1b2',
      MAILCHIMP_API_URL: providers.url,
    },
  })
  const send = (email: string, website?: string) =>
    server.graphql(
      'mutation ($email: String!, $website: String) { subscribeToNewsletter(email: $email, website: $website) }',
      { email, website },
    )
  const confirmMailed = async (email: string) => {
    const texts = (await server.mails(email.trim().toLowerCase())).map(({ text }) => text)
    const link = /confirmation-email\?(?:inscription=nouveautes&)?token=(\S+)/
    const [, token] = link.exec(texts.findLast((text) => link.test(text)) ?? '') ?? []
    return server.graphql('mutation ($token: String!) { confirmEmail(token: $token) }', { token })
  }
  /** Subscribes, and follows the link in the mail. */
  async function subscribe(email: string) {
    const requested = await send(email)
    if (requested.errors.length === 0) await confirmMailed(email)
    return requested
  }
  const rows = () => server.db.select().from(newsletterSubscribers)
  const close = async () => {
    await server.close()
    await providers.close()
  }
  return { server, providers, send, confirmMailed, subscribe, rows, close }
}

test('a new address is stored once, and both providers are told of it', async () => {
  const shop = await startShop()
  expect((await shop.subscribe(' Awa@Exemple.example')).data).toEqual({
    subscribeToNewsletter: true,
  })
  await shop.subscribe('awa@exemple.example')
  await shop.server.services.newsletter.syncProviders()
  expect(await shop.rows()).toEqual([
    expect.objectContaining({
      email: 'awa@exemple.example',
      isSubscribed: true,
      syncedAt: expect.any(Date),
    }),
  ])
  expect(shop.providers.calls).toHaveLength(2)
  const [brevo, mailchimp] = [...shop.providers.calls].sort((a, b) =>
    a.method.localeCompare(b.method),
  )
  expect(brevo).toMatchObject({
    method: 'POST',
    path: '/v3/contacts',
    headers: { 'api-key': 'brevo-key' },
    body: { email: 'awa@exemple.example', listIds: [7], updateEnabled: true },
  })
  expect(mailchimp).toMatchObject({
    method: 'PUT',
    // The MD5 of the address in lower case, as the provider names its members.
    path: '/3.0/lists/a1b2/members/2c1d99877fd0c67a9f75563e6cfa1a4b',
    headers: {
      authorization: `Basic ${Buffer.from('tablee:mailchimpkey-us21').toString('base64')}`,
    },
    body: { email_address: 'awa@exemple.example', status: 'subscribed' },
  })
  await shop.close()
})

test('an address that was typed gets one link, three a day, and is on no list until it is followed', async () => {
  const shop = await startShop()
  for (let n = 0; n < 5; n += 1) await shop.send('awa@exemple.example')
  expect(await shop.rows()).toEqual([])
  expect(await shop.server.mails(INBOX)).toEqual([])
  const requested = await shop.server.mails('awa@exemple.example')
  expect(requested.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 3 }, () => 'Confirmez votre inscription aux nouveautés de la carte'),
  )
  expect(requested[0]?.text).toContain('/confirmation-email?inscription=nouveautes&token=')
  shop.server.clock.advance(7 * 24 * 3600_000)
  expect((await shop.confirmMailed('awa@exemple.example')).errors[0]?.message).toBe('Wrong Token')
  expect(await shop.rows()).toEqual([])
  await shop.close()
})

test('the inbox reads of a new address once, and a reply goes to the subscriber', async () => {
  const shop = await startShop()
  const { mails, lastMail } = shop.server
  await Promise.all([shop.subscribe('Awa@Exemple.example'), shop.subscribe('awa@exemple.example')])
  await shop.subscribe(' awa@exemple.example')
  expect(await mails(INBOX)).toHaveLength(1)
  const mail = await lastMail(INBOX)
  expect(mail.replyTo).toBe('awa@exemple.example')
  expect(mail.subject).toBe('Inscription à la lettre d’information de awa@exemple.example')
  expect(mail.text).toContain('awa@exemple.example')
  await shop.close()
})

test('a subscriber who left the newsletter and comes back is told to the inbox and to the providers again', async () => {
  const shop = await startShop()
  const { newsletter, mailSubscriptions } = shop.server.services
  await shop.subscribe('awa@exemple.example')
  const token = new URL(mailSubscriptions.unsubscribeUrl('awa@exemple.example')).searchParams.get(
    'token',
  )
  await mailSubscriptions.stopByToken(token ?? '', ['newsletter'])
  await newsletter.syncProviders()
  expect(shop.providers.calls.map(({ path, body }) => ({ path, body }))).toEqual(
    expect.arrayContaining([
      { path: '/v3/contacts/lists/7/contacts/remove', body: { emails: ['awa@exemple.example'] } },
      expect.objectContaining({ body: expect.objectContaining({ status: 'unsubscribed' }) }),
    ]),
  )
  await shop.subscribe('awa@exemple.example')
  expect(await shop.server.mails(INBOX)).toHaveLength(2)
  await newsletter.syncProviders()
  // Wished once more without having left here: at a provider's own link, the address may have left.
  await shop.subscribe('awa@exemple.example')
  await newsletter.syncProviders()
  const joined = shop.providers.calls.filter(({ path }) => path === '/v3/contacts')
  expect(joined).toHaveLength(2)
  expect(await shop.server.mails(INBOX)).toHaveLength(2)
  await shop.close()
})

test('a wish that is told once more brings back no other address', async () => {
  const shop = await startShop()
  const { mailSubscriptions } = shop.server.services
  for (const email of ['luc@exemple.example', 'awa@exemple.example']) await shop.subscribe(email)
  const link = new URL(mailSubscriptions.unsubscribeUrl('luc@exemple.example'))
  await mailSubscriptions.stopByToken(link.searchParams.get('token') ?? '', ['newsletter'])
  await shop.subscribe('awa@exemple.example')
  const { isWanted } = mailSubscriptions
  expect(await isWanted(shop.server.db, 'luc@exemple.example', 'newsletter')).toBe(false)
  expect(await isWanted(shop.server.db, 'awa@exemple.example', 'newsletter')).toBe(true)
  await shop.close()
})

test('who accepts the newsletter with an account is told to the providers too, and who does not is not', async () => {
  const shop = await startShop()
  const missing =
    'mutation ($email: String!, $newsletter: Boolean) { signup(email: $email, password: "Demo-Tablee-2026", firstname: "Awa", lastname: "Diallo", hasAcceptedTerms: true, hasAcceptedNewsletter: $newsletter) { id } }'
  for (const [email, newsletter] of [
    ['oui@exemple.example', true],
    ['non@exemple.example', false],
  ]) {
    expect((await shop.server.graphql(missing, { email, newsletter })).errors).toEqual([])
  }
  expect(await shop.rows()).toEqual([])
  for (const email of ['oui@exemple.example', 'non@exemple.example']) {
    expect((await shop.confirmMailed(email)).errors).toEqual([])
  }
  await shop.server.services.newsletter.syncProviders()
  expect(await shop.rows()).toMatchObject([{ email: 'oui@exemple.example', isSubscribed: true }])
  expect(shop.providers.calls).toHaveLength(2)
  await shop.close()
})

test('a provider that fails is told again, until it knows', async () => {
  const shop = await startShop()
  await shop.subscribe('awa@exemple.example')
  shop.providers.fail(1)
  await shop.server.services.newsletter.syncProviders()
  expect((await shop.rows())[0]?.syncedAt).toBeNull()
  await shop.server.services.newsletter.syncProviders()
  expect((await shop.rows())[0]?.syncedAt).toBeInstanceOf(Date)
  const { length } = shop.providers.calls
  await shop.server.services.newsletter.syncProviders()
  expect(shop.providers.calls).toHaveLength(length)
  await shop.close()
})

test('addresses that a provider refuses for ever keep no other waiting', async () => {
  const shop = await startShop()
  const early = new Date('2026-01-01T00:00:00Z')
  const refused = Array.from({ length: 60 }, (_, index) => `refuse${index}@exemple.example`)
  await shop.server.db
    .insert(newsletterSubscribers)
    .values(refused.map((email) => ({ email, isSubscribed: true, changedAt: early })))
  await shop.subscribe('awa@exemple.example')
  const told = async () => (await shop.rows()).filter(({ syncedAt }) => syncedAt !== null)
  const { syncProviders } = shop.server.services.newsletter
  await syncProviders()
  expect(await told()).toEqual([])
  await syncProviders()
  expect(await told()).toMatchObject([{ email: 'awa@exemple.example' }])
  await shop.close()
})

test('an address that is none is refused, and a bot is thanked for nothing', async () => {
  const shop = await startShop()
  expect((await shop.subscribe('awa')).errors[0]?.extensions.fields).toEqual({ email: 'EMAIL' })
  expect((await shop.send('bot@exemple.example', 'x')).errors).toEqual([])
  expect(await shop.server.mails('bot@exemple.example')).toEqual([])
  expect(await shop.rows()).toEqual([])
  expect(await shop.server.mails(INBOX)).toEqual([])
  await shop.close()
})

test('a key without its list stops the start', async () => {
  await expect(startTestServer({ env: { BREVO_API_KEY: 'brevo-key' } })).rejects.toThrow(
    /BREVO_LIST_ID/,
  )
})
