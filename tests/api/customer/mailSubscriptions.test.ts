import { randomUUID } from 'node:crypto'
import { mailMessage } from '#server/providers/mail/mailMessage'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

type Subscription = { id: string; isSubscribed: boolean }

const MINE = `query Mine { getUserMailSubscriptions { id name description isSubscribed } }`
const CHOOSE = `mutation Choose($lists: [String!]!) { setMailSubscriptions(lists: $lists) { id isSubscribed } }`
const HOLDER = `query Holder($token: String!) { emailSubscriptions(token: $token) { maskedEmail subscriptions { id isSubscribed } } }`
const STOP = `mutation Stop($token: String!, $lists: [String!]) { unsubscribeFromEmails(token: $token, lists: $lists) }`

const aCustomer = async () => {
  const email = `${randomUUID()}@test.example`
  return { email, ...(await addUser(server.db, { email, hasAcceptedNewsletter: true })) }
}
const tokenOf = (email: string) =>
  new URL(server.services.mailSubscriptions.unsubscribeUrl(email)).searchParams.get('token') ?? ''
const wanted = (subscriptions: Subscription[]) =>
  subscriptions.filter(({ isSubscribed }) => isSubscribed).map(({ id }) => id)
const mine = async (token: string) => {
  const { data } = await server.graphql<{ getUserMailSubscriptions: Subscription[] }>(
    MINE,
    {},
    token,
  )
  return wanted(data.getUserMailSubscriptions)
}

describe('the mails of an account', () => {
  test('are those chosen, and the others are stopped', async () => {
    const { token, email } = await aCustomer()
    const other = await aCustomer()
    await server.graphql(CHOOSE, { lists: [] }, other.token)
    expect(await mine(token)).toEqual(['newsletter', 'feedback', 'invitations'])
    await server.graphql(CHOOSE, { lists: ['feedback'] }, token)
    expect(await mine(token)).toEqual(['feedback'])
    const { isWanted } = server.services.mailSubscriptions
    expect(await isWanted(server.db, email.toUpperCase(), 'invitations')).toBe(false)
    await server.graphql(CHOOSE, { lists: ['newsletter', 'invitations'] }, token)
    expect(await mine(token)).toEqual(['newsletter', 'invitations'])
    expect(await isWanted(server.db, email, 'feedback')).toBe(false)
    expect(await mine(other.token)).toEqual([])
  })

  test('of an address that no one has confirmed are chosen for that account alone', async () => {
    const other = await aCustomer()
    const unconfirmed = { emailValidatedAt: null, hasAcceptedNewsletter: true }
    const { token } = await addUser(server.db, unconfirmed)
    expect(await mine(token)).toContain('newsletter')
    await server.graphql(CHOOSE, { lists: [] }, token)
    expect(await mine(token)).not.toContain('newsletter')
    expect(await mine(other.token)).toContain('newsletter')
  })

  test('an unknown list changes nothing', async () => {
    const { token } = await aCustomer()
    const { errors } = await server.graphql(CHOOSE, { lists: ['tout'] }, token)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await mine(token)).toHaveLength(3)
  })

  test('a visitor has none to see or to choose', async () => {
    const responses = [await server.graphql(MINE), await server.graphql(CHOOSE, { lists: [] })]
    for (const { errors } of responses) expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('the link under a mail', () => {
  test('shows the mails of its address, partly hidden, and looking stops nothing', async () => {
    const { email, token } = await aCustomer()
    const { data } = await server.graphql(HOLDER, { token: tokenOf(email) })
    expect(data.emailSubscriptions).toMatchObject({
      maskedEmail: `${email.slice(0, 1)}•••••@test.example`,
    })
    expect(await mine(token)).toHaveLength(3)
  })

  test('stops the mails named, then all of them, without a sign-in and as often as it is used', async () => {
    const { email, token } = await aCustomer()
    const link = tokenOf(email)
    await server.graphql(STOP, { token: link, lists: ['feedback'] })
    expect(await mine(token)).toEqual(['newsletter', 'invitations'])
    for (let times = 0; times < 2; times++) {
      expect((await server.graphql(STOP, { token: link })).errors).toEqual([])
      expect(await mine(token)).toEqual([])
    }
  })

  test('a person without an account is only told of invitations', async () => {
    const stranger = tokenOf('inconnue@test.example')
    for (const isWanted of [true, false]) {
      const { data } = await server.graphql(HOLDER, { token: stranger })
      expect(data.emailSubscriptions).toMatchObject({
        subscriptions: [{ id: 'invitations', isSubscribed: isWanted }],
      })
      await server.graphql(STOP, { token: stranger })
    }
  })

  test('a made-up one, one for another address and one signed for something else are all unknown', async () => {
    const { email, token } = await aCustomer()
    const mineSigned = tokenOf(email)
    const [, end, signature] = mineSigned.split('.')
    const other = Buffer.from('voisine@test.example').toString('base64url')
    const forged = [
      'x',
      '',
      `${other}.${end}.${signature}`,
      mineSigned.slice(0, -1),
      server.services.feedback.hashOf(email),
    ]
    for (const unknown of forged) {
      for (const query of [HOLDER, STOP]) {
        const { errors } = await server.graphql(query, { token: unknown })
        expect(errors).toHaveLength(1)
        expect(errors[0]?.message).toBe('Unknown link')
        expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
      }
    }
    expect(await mine(token)).toHaveLength(3)
  })
})

describe('one click in a mail program', () => {
  const click = (token: string, body = 'List-Unsubscribe=One-Click') =>
    fetch(`${server.url}/email-unsubscribe?token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })

  test('stops every mail that can be stopped, reading the page none', async () => {
    const { token, email } = await aCustomer()
    await fetch(`${server.url}/email-unsubscribe?token=${tokenOf(email)}`)
    expect(await mine(token)).toHaveLength(3)
    expect((await click(tokenOf(email), 'something else')).status).toBe(400)
    expect(await mine(token)).toHaveLength(3)
    expect((await click(tokenOf(email))).status).toBe(200)
    expect((await click(tokenOf(email))).status).toBe(200)
    expect(await mine(token)).toEqual([])
  })

  test.each(['made-up', ''])('a link that is not ours, « %s », stops nothing', async (token) => {
    expect((await click(token)).status).toBe(404)
  })

  test('is offered by mails that can be stopped, over https', () => {
    const mail = {
      id: 1,
      recipient: 'camille@test.example',
      replyTo: null,
      subject: 'Nouveautés',
      text: '',
      html: '',
      attachments: [],
      createdAt: server.clock.now(),
    }
    const headersOf = (unsubscribeUrl: string | null) =>
      mailMessage({ ...mail, unsubscribeUrl }, 'Tablée <bonjour@tablee.example>').headers
    expect(headersOf('https://tablee.example/email-unsubscribe?token=x')).toEqual({
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(headersOf('http://localhost:4000/email-unsubscribe?token=x')).toBeUndefined()
    expect(headersOf(null)).toBeUndefined()
  })
})
