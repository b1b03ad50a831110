import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import { MAX_REFERRALS } from '#domain/customer/referral'
import * as tables from '#server/db/tables'
import { shopping } from '../../support/carts'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

const ADD = `mutation Add($refereeEmail: String!) { addRewardProgram(refereeEmail: $refereeEmail) }`
const LIST = `query Referrals { rewardReferrals { refereeEmail hasOrdered createdAt } }`
const anAddress = () => `${randomUUID()}@test.example`
const add = (refereeEmail: string, token?: string) => server.graphql(ADD, { refereeEmail }, token)
const list = async (token: string) =>
  (await server.graphql<{ rewardReferrals: unknown[] }>(LIST, {}, token)).data.rewardReferrals

test('naming a colleague mails them in the customer’s name, with a way to stop such mails', async () => {
  const { token } = await addUser(server.db, { firstname: 'Camille', companyName: 'Nord & Fils' })
  const referee = anAddress()
  expect((await add(` ${referee.toUpperCase()} `, token)).errors).toEqual([])
  const [mail, ...others] = await server.mails(referee)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Camille Martin vous recommande Tablée')
  expect(mail?.text).toContain('Camille Martin (Nord & Fils)')
  expect(mail?.unsubscribeUrl).toContain('/email-unsubscribe?token=')
  expect(await list(token)).toEqual([
    { refereeEmail: referee, hasOrdered: false, createdAt: expect.any(String) },
  ])
})

test.each([
  ['', 'REQUIRED'],
  ['  ', 'REQUIRED'],
  ['camille', 'EMAIL'],
])('« %s » is refused', async (refereeEmail, problem) => {
  const { token } = await addUser(server.db)
  const { errors } = await add(refereeEmail, token)
  expect(errors[0]?.extensions).toEqual({
    code: 'BAD_USER_INPUT',
    fields: { refereeEmail: problem },
  })
})

test('one’s own address and one already named are refused', async () => {
  const email = anAddress()
  const { token } = await addUser(server.db, { email })
  expect((await add(email.toUpperCase(), token)).errors[0]?.extensions.fields).toEqual({
    refereeEmail: 'OWN',
  })
  const referee = anAddress()
  await add(referee, token)
  expect((await add(referee.toUpperCase(), token)).errors[0]?.extensions.fields).toEqual({
    refereeEmail: 'TAKEN',
  })
  expect(await server.mails(referee)).toHaveLength(1)
})

test('no address is mailed twice, whichever account names it, nor after it has refused', async () => {
  const [first, second] = [await addUser(server.db), await addUser(server.db)]
  const popular = anAddress()
  await add(popular, first.token)
  expect((await add(popular, second.token)).errors).toEqual([])
  expect(await server.mails(popular)).toHaveLength(1)

  const refusing = anAddress()
  const { searchParams } = new URL(server.services.mailSubscriptions.unsubscribeUrl(refusing))
  await server.services.mailSubscriptions.stopByToken(searchParams.get('token') ?? '', null)
  expect((await add(refusing, first.token)).errors).toEqual([])
  expect(await server.mails(refusing)).toEqual([])
})

postgresOnly.test(
  'an address that two accounts name at the same moment is mailed once',
  async () => {
    const [first, second] = [await addUser(server.db), await addUser(server.db)]
    const popular = anAddress()
    const gate = new Client({ connectionString: await databaseUrl(server) })
    await gate.connect()
    // No mail can be written until both are under way.
    await gate.query('begin; lock table mails in exclusive mode')
    const named = Promise.all([add(popular, first.token), add(popular, second.token)])
    await untilWaiting(server, 2)
    await gate.end()
    expect((await named).flatMap(({ errors }) => errors)).toEqual([])
    expect(await server.mails(popular)).toHaveLength(1)
    for (const { token } of [first, second]) expect(await list(token)).toHaveLength(1)
  },
)

test('a name that would pass for a link stays out of the mail', async () => {
  const { token } = await addUser(server.db, { firstname: 'http://gagnez.example', lastname: 'x' })
  const referee = anAddress()
  await add(referee, token)
  const mail = await server.lastMail(referee)
  expect(mail.subject).toBe('Un client de Tablée vous recommande Tablée')
  expect(mail.text).not.toContain('gagnez')
})

test('an account cannot mail the whole town: the 21st of a day waits', async () => {
  const { token } = await addUser(server.db)
  for (let count = 0; count < 20; count++) await add(anAddress(), token)
  expect((await add(anAddress(), token)).errors[0]?.extensions.code).toBe('RATE_LIMITED')
})

test('of many named at the same moment, twenty are', async () => {
  const { id, token } = await addUser(server.db)
  const rush = await Promise.all(Array.from({ length: 30 }, () => add(anAddress(), token)))
  expect(rush.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(
    Array(10).fill('RATE_LIMITED'),
  )
  const named = await server.db
    .select()
    .from(tables.referrals)
    .where(eq(tables.referrals.userId, id))
  expect(named).toHaveLength(20)
})

test('an address that is refused is none of the twenty', async () => {
  const { token } = await addUser(server.db)
  const referee = anAddress()
  await add(referee, token)
  for (const refused of [referee, 'camille', referee]) await add(refused, token)
  const rush = await Promise.all(Array.from({ length: 19 }, () => add(anAddress(), token)))
  expect(rush.flatMap(({ errors }) => errors)).toEqual([])
})

test('an order of the person named shows once it is taken', async () => {
  const { token } = await addUser(server.db)
  const email = anAddress()
  await add(email, token)
  const referee = await addUser(server.db, { email, canUseWireTransfer: true })
  await shopping(server).orderId(referee.token, undefined, { payByCreditTransfer: true })
  expect(await list(token)).toMatchObject([{ refereeEmail: email, hasOrdered: true }])
})

test('the neighbour sees none of mine, a visitor none at all', async () => {
  const { token } = await addUser(server.db)
  await add(anAddress(), token)
  expect(await list((await addUser(server.db)).token)).toEqual([])
  for (const { errors } of [await server.graphql(LIST), await add(anAddress())]) {
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
})

test('the list holds the newest hundred, however many were named', async () => {
  const { id, token } = await addUser(server.db)
  const start = Date.parse('2026-11-24T08:00:00Z')
  await server.db.insert(tables.referrals).values(
    Array.from({ length: MAX_REFERRALS + 5 }, (_, index) => ({
      userId: id,
      refereeEmail: `${index}-${anAddress()}`,
      createdAt: new Date(start + index * 60_000),
    })),
  )
  const listed = await list(token)
  expect(listed).toHaveLength(MAX_REFERRALS)
  expect(listed[0]).toMatchObject({ refereeEmail: expect.stringMatching(/^104-/) })
  expect(listed.at(-1)).toMatchObject({ refereeEmail: expect.stringMatching(/^5-/) })
})
