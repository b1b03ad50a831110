import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { forgetOrders, openShop } from '../../support/shop'
import { newAddress, PASSWORD, startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const CONFIRM = 'mutation Confirm($token: String!) { confirmEmail(token: $token) }'
const SEND = 'mutation Send { sendEmailConfirmation }'
const PROFILE = 'query Profile { getCustomerProfile { isEmailConfirmed hasAcceptedNewsletter } }'
const RETRIEVE = 'mutation Retrieve($email: String!) { retrievePassword(email: $email) }'
const SET = `mutation Set($token: String!) {
  setNewPassword(token: $token, password: "Nouveau-Passe-2027") { token }
}`
const SIGN_UP = `mutation SignUp($email: String!, $hasAcceptedNewsletter: Boolean, $website: String) {
  signup(
    email: $email, password: "${PASSWORD}", firstname: "Alix", lastname: "Martin", hasAcceptedTerms: true
    hasAcceptedNewsletter: $hasAcceptedNewsletter, website: $website
  ) { id token }
}`
const UPDATE = `mutation Update($wanted: Boolean!) {
  updateCustomer(hasAcceptedNewsletter: $wanted) { hasAcceptedNewsletter }
}`
const INVITE = `mutation Invite($email: String!, $website: String) {
  addRewardProgram(refereeEmail: $email, website: $website)
}`
const TO_CONFIRM = 'Confirmez votre adresse e-mail'
const WELCOME = 'Bienvenue chez Tablée'
const DAY = 24 * 3600_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterEach(async () => {
  await server.db.delete(tables.mails)
  await forgetOrders(server.db)
})
afterAll(() => server.close())

async function sentTo(email: string) {
  await server.services.mail.deliverDue()
  return (await server.mails(email)).flatMap(({ sentAt, subject }) => (sentAt ? [subject] : []))
}

const confirm = async (token: string) =>
  (await server.graphql(CONFIRM, { token })).errors[0]?.message

async function isConfirmed(token: string) {
  const { data } = await server.graphql<{ getCustomerProfile: { isEmailConfirmed: boolean } }>(
    PROFILE,
    {},
    token,
  )
  return data.getCustomerProfile.isEmailConfirmed
}

const linkOf = async (email: string) => {
  const mail = (await server.mails(email)).findLast(({ subject }) => subject === TO_CONFIRM)
  const [, token = ''] = /confirmation-email\?token=(\S+)/.exec(mail?.text ?? '') ?? []
  return { text: mail?.text ?? '', token }
}

test('the list of mails says of one that waits for the link that it waits', async () => {
  const { email } = await server.signUp()
  await sentTo(email)
  const list = await fetch(`${server.url}/dev/mails`, { headers: { accept: 'text/html' } })
  const [welcome] = (await list.text()).split('<li>').filter((item) => item.includes(WELCOME))
  expect(welcome).toContain('En attente que l’adresse soit confirmée')
})

test('a sign-up sends one neutral mail, with no word of its form; the welcome waits for its own link', async () => {
  const other = await server.signUp()
  const { email, token } = await server.signUp({
    firstname: 'Gagnez un voyage sur www.exemple.fr',
    lastname: 'Cliquez vite',
  })
  expect(await sentTo(email)).toEqual([TO_CONFIRM])
  const link = await linkOf(email)
  expect(link.text).not.toMatch(/voyage|exemple\.fr|Cliquez/)
  expect(link.text).toContain('Bonjour,')
  expect(await isConfirmed(token)).toBe(false)
  expect(await confirm(link.token)).toBeUndefined()
  expect(await isConfirmed(token)).toBe(true)
  expect(await sentTo(email)).toEqual([TO_CONFIRM, WELCOME])
  expect(await sentTo(other.email)).toEqual([TO_CONFIRM])
  const welcome = (await server.mails(email)).at(-1)
  expect(`${welcome?.text}${welcome?.html}`).not.toMatch(/voyage|exemple\.fr|Cliquez/)
})

test('a name that looks like one is in the welcome', async () => {
  const { email } = await server.signUp({ firstname: 'Anne-Laure d’Arc' })
  await confirm((await linkOf(email)).token)
  expect((await server.mails(email)).at(-1)?.text).toContain('Bonjour Anne-Laure d’Arc,')
})

test('the mails of an order wait for the confirmation too, and leave with it', async () => {
  const { setCart, createOrder } = shopping(server)
  const { email, token, id } = await server.signUp()
  await server.db
    .update(tables.users)
    .set({ canUseWireTransfer: true })
    .where(eq(tables.users.id, Number(id)))
  const key = crypto.randomUUID()
  await setCart(token, aCart(), key)
  const { data } = await createOrder(token, key, true)
  expect(data.createOrder).toMatch(/^ORDER_ID:/)
  expect(await sentTo(email)).toEqual([TO_CONFIRM])
  await confirm((await linkOf(email)).token)
  await until(async () => (await sentTo(email)).length === 3)
  expect((await sentTo(email)).at(-1)).toMatch(/^Votre commande T-\d+ est confirmée$/)
})

test('the link of a lost password confirms as well, and no mail greets by a name before that', async () => {
  const { email } = await server.signUp()
  await server.graphql(RETRIEVE, { email })
  const recovery = await server.lastMail(email)
  expect(recovery.text).not.toContain('Alix')
  expect((await server.graphql(SET, { token: recovery.token })).errors).toEqual([])
  await until(async () => (await sentTo(email)).includes(WELCOME))
})

test('another link is sent five times a day, to the viewer’s own address, and none once it is confirmed', async () => {
  const { email, token } = await server.signUp()
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => server.graphql(SEND, {}, token)),
  )
  const codes = responses.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))
  expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED'])
  expect(await server.mails(email)).toHaveLength(7)
  expect((await server.graphql(SEND)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  const other = await server.signUp()
  await confirm((await linkOf(other.email)).token)
  await server.graphql(SEND, {}, other.token)
  expect(await server.mails(other.email)).toHaveLength(2)
})

describe('the newsletter of an account', () => {
  const subscribed = async (email: string) => {
    const rows = await server.db
      .select({ isSubscribed: tables.newsletterSubscribers.isSubscribed })
      .from(tables.newsletterSubscribers)
      .where(eq(tables.newsletterSubscribers.email, email))
    return rows[0]?.isSubscribed ?? null
  }

  test('begins with the confirmation of the address, for one requested at sign-up or later', async () => {
    const email = 'nora@lettre.example'
    await server.graphql(SIGN_UP, { email, hasAcceptedNewsletter: true }, undefined, {
      'x-forwarded-for': newAddress(),
    })
    const later = await server.signUp()
    await server.graphql(UPDATE, { wanted: true }, later.token)
    for (const address of [email, later.email]) {
      expect(await subscribed(address)).toBeNull()
      await confirm((await linkOf(address)).token)
      expect(await subscribed(address)).toBe(true)
    }
  })

  test('is neither begun nor ended for an address by a stranger who signs up with it', async () => {
    const email = 'vraie@lettre.example'
    await server.db
      .insert(tables.newsletterSubscribers)
      .values({ email, isSubscribed: true, changedAt: server.clock.now() })
    const { token } = await server.signUp({ email })
    await server.graphql(UPDATE, { wanted: false }, token)
    expect(await subscribed(email)).toBe(true)
  })

  test('of an address that is not confirmed tells no stranger what its owner has chosen', async () => {
    const email = 'discrete@lettre.example'
    await server.db
      .insert(tables.newsletterSubscribers)
      .values({ email, isSubscribed: true, changedAt: server.clock.now() })
    const { mailSubscriptions } = server.services
    const { searchParams } = new URL(mailSubscriptions.unsubscribeUrl(email))
    await mailSubscriptions.stopByToken(searchParams.get('token') ?? '', ['invitations'])
    const { token } = await server.signUp({ email })
    const wanted = async () => {
      const { data } = await server.graphql(
        'query Mails { getCustomerProfile { hasAcceptedNewsletter } getUserMailSubscriptions { id isSubscribed } }',
        {},
        token,
      )
      return data
    }
    const ofStranger = {
      getCustomerProfile: { hasAcceptedNewsletter: false },
      getUserMailSubscriptions: [
        { id: 'newsletter', isSubscribed: false },
        { id: 'feedback', isSubscribed: true },
        { id: 'invitations', isSubscribed: true },
      ],
    }
    expect(await wanted()).toEqual(ofStranger)
    await confirm((await linkOf(email)).token)
    expect(await wanted()).toEqual({
      getCustomerProfile: { hasAcceptedNewsletter: true },
      getUserMailSubscriptions: [
        { id: 'newsletter', isSubscribed: true },
        { id: 'feedback', isSubscribed: true },
        { id: 'invitations', isSubscribed: false },
      ],
    })
  })
})

test('an invitation of an account that has not confirmed waits, however its name reads', async () => {
  const { email, token } = await server.signUp()
  const referee = 'maud@voisin.example'
  await server.graphql(INVITE, { email: referee }, token)
  expect(await sentTo(referee)).toEqual([])
  await confirm((await linkOf(email)).token)
  await until(async () => (await sentTo(referee)).length === 1)
})

test('an invitation that waits is not sent to who has stopped such mails meanwhile', async () => {
  const { email, token } = await server.signUp()
  const [refusing, other] = ['lea@voisin.example', 'omar@voisin.example'] as const
  for (const referee of [refusing, other]) {
    await server.graphql(INVITE, { email: referee }, token)
  }
  const { mailSubscriptions } = server.services
  const { searchParams } = new URL(mailSubscriptions.unsubscribeUrl(refusing))
  await mailSubscriptions.stopByToken(searchParams.get('token') ?? '', ['invitations'])
  await confirm((await linkOf(email)).token)
  await until(async () => (await sentTo(other)).length === 1)
  expect(await server.mails(refusing)).toEqual([])
})

describe('a program that fills what no person sees', () => {
  test('opens no account', async () => {
    const email = 'robot@robot.example'
    const { errors } = await server.graphql(SIGN_UP, { email, website: 'https://robot.example' })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    const rows = await server.db.select().from(tables.users).where(eq(tables.users.email, email))
    expect(rows).toEqual([])
  })

  test('invites no colleague and is thanked', async () => {
    const { token } = await server.signUp()
    const variables = { email: 'cible@robot.example', website: 'x' }
    expect((await server.graphql(INVITE, variables, token)).data).toEqual({
      addRewardProgram: true,
    })
    expect(await server.mails('cible@robot.example')).toEqual([])
    expect(await server.db.select().from(tables.referrals)).not.toContainEqual(
      expect.objectContaining({ refereeEmail: 'cible@robot.example' }),
    )
  })
})

test('a link confirms once, holds for seven days, and a made-up one confirms nothing', async () => {
  const { email, token } = await server.signUp()
  const link = await linkOf(email)
  for (const wrong of ['', 'x', token, `${link.token}x`]) {
    expect(await confirm(wrong)).toBe('Wrong Token')
  }
  server.clock.advance(7 * DAY)
  expect(await confirm(link.token)).toBe('Wrong Token')
  await server.graphql(SEND, {}, token)
  const fresh = await linkOf(email)
  expect(await confirm(fresh.token)).toBeUndefined()
  expect(await confirm(fresh.token)).toBe('Wrong Token')
})
