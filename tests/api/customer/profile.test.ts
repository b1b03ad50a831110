import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { addCompany, addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

const UPDATE = `mutation Update($firstname: String, $lastname: String, $phone: String, $companyName: String, $companySize: String, $companyActivityField: String, $hasAcceptedNewsletter: Boolean) {
  updateCustomer(firstname: $firstname, lastname: $lastname, phone: $phone, companyName: $companyName, companySize: $companySize, companyActivityField: $companyActivityField, hasAcceptedNewsletter: $hasAcceptedNewsletter) {
    firstname lastname phone companyName companySize companyActivityField hasAcceptedNewsletter utmSource
  }
}`
const SOURCE = `mutation Source($utmSource: String!) { updateSource(utmSource: $utmSource) }`
const USER = `query User($token: String!) { getUserFromToken(token: $token) { firstname companyName } }`

const update = (changes: object, token?: string) => server.graphql(UPDATE, { ...changes }, token)

describe('what customers say about themselves', () => {
  test('is stored, what is absent stays, what is emptied is forgotten', async () => {
    const { token } = await addUser(server.db)
    const first = await update(
      {
        firstname: ' Camille ',
        phone: '01 99 00 56 78',
        companyName: 'Nord',
        companySize: '50-99',
      },
      token,
    )
    expect(first.data.updateCustomer).toMatchObject({
      firstname: 'Camille',
      lastname: 'Martin',
      phone: '01 99 00 56 78',
      companyName: 'Nord',
      companySize: '50-99',
    })
    const second = await update({ phone: '', companyActivityField: 'Édition' }, token)
    expect(second.data.updateCustomer).toMatchObject({
      firstname: 'Camille',
      phone: null,
      companyName: 'Nord',
      companyActivityField: 'Édition',
    })
  })

  test('is a line each, which turns no words after it', async () => {
    const { token } = await addUser(server.db)
    const name = { firstname: '\u202eAlix\r\nBonjour', phone: '\u202a01 99 00 56 78\u202c' }
    const { data } = await update(name, token)
    expect(data.updateCustomer).toMatchObject({
      firstname: 'Alix Bonjour',
      phone: '01 99 00 56 78',
    })
  })

  test('that no one sees is no name', async () => {
    const { token } = await addUser(server.db)
    const { errors } = await update({ firstname: '\u200b\u200b' }, token)
    expect(errors[0]?.extensions?.fields).toEqual({ firstname: 'REQUIRED' })
  })

  test('shows at once in the name of the session, over what the company is called', async () => {
    const companyId = await addCompany(server.db, { name: 'Maison mère' })
    const { token } = await addUser(server.db, { companyId })
    const before = await server.graphql(USER, { token })
    expect(before.data.getUserFromToken).toMatchObject({ companyName: 'Maison mère' })
    await update({ firstname: 'Maud', companyName: 'Filiale' }, token)
    const after = await server.graphql(USER, { token })
    expect(after.data.getUserFromToken).toEqual({ firstname: 'Maud', companyName: 'Filiale' })
  })

  test.each([
    [{ firstname: '  ' }, { firstname: 'REQUIRED' }],
    [{ lastname: 'x'.repeat(501) }, { lastname: 'TOO_LONG' }],
    [{ phone: '12' }, { phone: 'PHONE' }],
    [{ companySize: 'beaucoup' }, { companySize: 'INVALID' }],
    [{ firstname: 'Maud', companyName: 'x'.repeat(501) }, { companyName: 'TOO_LONG' }],
  ])('%j is refused and nothing of it is stored', async (changes, fields) => {
    const { token } = await addUser(server.db)
    const { errors } = await update(changes, token)
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
    expect((await update({}, token)).data.updateCustomer).toMatchObject({
      firstname: 'Alix',
      lastname: 'Martin',
      companyName: null,
    })
  })

  test('belongs to who is signed in: a visitor and an ended session change nothing', async () => {
    for (const token of [undefined, 'made-up']) {
      const { errors } = await update({ firstname: 'Personne' }, token)
      expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
  })

  test('the newsletter of the form and of the mail subscriptions are one', async () => {
    const email = `${randomUUID()}@test.example`
    const { token } = await addUser(server.db, { email })
    const lists = `query Lists { getUserMailSubscriptions { id isSubscribed } }`
    const wish = async () => (await server.graphql(lists, {}, token)).data.getUserMailSubscriptions
    expect(await wish()).toContainEqual({ id: 'newsletter', isSubscribed: false })
    await update({ hasAcceptedNewsletter: true }, token)
    expect(await wish()).toContainEqual({ id: 'newsletter', isSubscribed: true })
    await update({ hasAcceptedNewsletter: false }, token)
    expect(await wish()).toContainEqual({ id: 'newsletter', isSubscribed: false })
    expect((await update({}, token)).data.updateCustomer).toMatchObject({
      hasAcceptedNewsletter: false,
    })
  })
})

describe('the source that brought a customer', () => {
  test('is stored in place of an older campaign', async () => {
    const { token } = await addUser(server.db, { utm: { utmSource: 'vieux', utmTerm: 'repas' } })
    expect((await server.graphql(SOURCE, { utmSource: 'lettre' }, token)).errors).toEqual([])
    expect((await update({}, token)).data.updateCustomer).toMatchObject({ utmSource: 'lettre' })
  })

  test('told again, takes nothing from the campaign that is known', async () => {
    const utm = { utmSource: 'lettre', utmTerm: 'repas' }
    const { id, token } = await addUser(server.db, { utm })
    await server.graphql(SOURCE, { utmSource: 'lettre' }, token)
    const [user] = await server.db.select().from(tables.users).where(eq(tables.users.id, id))
    expect(user?.utm).toEqual(utm)
  })

  test('fails when it is empty, and for a visitor', async () => {
    const { token } = await addUser(server.db)
    const empty = await server.graphql(SOURCE, { utmSource: ' ' }, token)
    expect(empty.errors[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { utmSource: 'REQUIRED' },
    })
    const visitor = await server.graphql(SOURCE, { utmSource: 'lettre' })
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
