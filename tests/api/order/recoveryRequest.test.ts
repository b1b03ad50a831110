import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { orders, users } from '#server/db/tables'
import { aCart, menus, shopping, slot, THURSDAY } from '../../support/carts'
import { addUser, forgetOrders, MENU, openShop, POINT } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let token: string
let id: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
})
afterAll(() => server.close())

type Changes = Partial<typeof orders.$inferInsert>
const change = (changes: Changes, orderId = id) =>
  server.db.update(orders).set(changes).where(eq(orders.id, orderId))

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
  id = await shop.orderId(token)
  await change({ status: 'confirmed', expiresAt: null })
})

const REQUEST = `mutation Request($id: ID!, $recovery: ItemRecoveryInput!) {
  requestItemRecovery(orderId: $id, itemRecovery: $recovery)
}`
const READ = `query Read($id: ID!) {
  order(id: $id) {
    canRequestItemRecovery
    itemRecovery {
      recoveryContactName recoveryContactPhone recoveryInstructions bookedRecoveryHour
      recoveryAddress { title lat lng } selectedSlot { start end }
    }
  }
}`

const RECOVERY = {
  recoveryContactId: '0',
  recoveryContactName: 'Paul Roy',
  recoveryContactPhone: '06 12 34 56 78',
  recoveryInstructions: 'Au deuxième sous-sol',
  bookedRecoveryHour: `${THURSDAY}T03:00:00+01:00`,
  recoveryAddress: { title: '4 rue de la Paix, 75002 Paris', lat: POINT.lat, lng: POINT.lng },
  selectedSlot: slot(THURSDAY, '15:00', '15:30'),
}

const request = (changes: object = {}, viewer: string | undefined = token, orderId = id) =>
  server.graphql<{ requestItemRecovery: boolean }>(
    REQUEST,
    { id: orderId, recovery: { ...RECOVERY, ...changes } },
    viewer,
  )

type Read = { order: { canRequestItemRecovery: boolean; itemRecovery: object | null } }
const read = async (orderId = id) =>
  (await server.graphql<Read>(READ, { id: orderId }, token)).data.order

test('the order keeps when, where and by whom; the hour is that of the slot', async () => {
  expect((await request()).data.requestItemRecovery).toBe(true)
  const { recoveryContactId, ...kept } = RECOVERY
  const { canRequestItemRecovery, itemRecovery } = await read()
  expect(canRequestItemRecovery).toBe(true)
  expect(itemRecovery).not.toHaveProperty('recoveryContactId', recoveryContactId)
  expect(itemRecovery).toEqual({ ...kept, bookedRecoveryHour: `${THURSDAY}T15:15:00+01:00` })
})

test('it may be changed until the slot agreed begins', async () => {
  await request()
  expect((await request({ selectedSlot: slot(THURSDAY, '16:00', '16:30') })).errors).toEqual([])
  server.clock.moveTo(`${THURSDAY}T16:00:00+01:00`)
  const { errors } = await request({ selectedSlot: slot('2026-11-27', '10:00', '10:30') })
  expect(errors[0]?.message).toBe('RECOVERY_CLOSED')
  expect((await read()).canRequestItemRecovery).toBe(false)
})

test('after the meal, days are counted from now', async () => {
  await change({ status: 'delivered' })
  server.clock.moveTo('2026-12-10T09:00:00+01:00')
  expect((await request()).errors[0]?.extensions.fields).toEqual({ selectedSlot: 'INVALID' })
  const soon = { selectedSlot: slot('2026-12-11', '09:00', '09:30') }
  expect((await request(soon)).errors).toEqual([])
})

test('a month after the delivery it is too late', async () => {
  await change({ status: 'delivered' })
  server.clock.moveTo('2026-12-27T09:00:00+01:00')
  expect((await read()).canRequestItemRecovery).toBe(false)
  const { errors } = await request({ selectedSlot: slot('2026-12-28', '09:00', '09:30') })
  expect(errors[0]?.message).toBe('RECOVERY_CLOSED')
})

test.each(['canceled', 'waitingForPayment'] as const)(
  'an order that is %s has none',
  async (status) => {
    await change({ status })
    expect((await read()).canRequestItemRecovery).toBe(false)
    expect((await request()).errors[0]?.message).toBe('RECOVERY_CLOSED')
  },
)

test('an order without a tray has none', async () => {
  const other = await shop.orderId(token, aCart({ items: [menus(MENU, 4)] }))
  await change({ status: 'confirmed', expiresAt: null }, other)
  expect((await read(other)).canRequestItemRecovery).toBe(false)
  expect((await request({}, token, other)).errors[0]?.message).toBe('RECOVERY_CLOSED')
})

const mailsOf = async () => {
  const [{ email } = { email: '' }] = await server.db
    .select({ email: users.email })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(eq(orders.id, id))
  return (await server.mails(email)).filter(({ subject }) => subject.startsWith('Reprise'))
}

test('it is told by mail, again when it changes, and once when it is sent twice', async () => {
  await request()
  await request()
  const [told, ...more] = await mailsOf()
  expect(more).toEqual([])
  expect(told?.subject).toMatch(/^Reprise des plateaux\s: jeudi 26\u00a0novembre$/)
  expect(told?.text).toMatch(
    /Reprise des plateaux\s: jeudi 26\u00a0novembre, 15\sh\s00\s–\s15\sh\s30/,
  )
  expect(told?.text).toMatch(/Plateaux remis par\s: Paul Roy, 06\s12\s34\s56\s78/)
  expect(told?.text).toMatch(/Adresse de la reprise\s: 4 rue de la Paix, 75002 Paris/)
  await request({ selectedSlot: slot(THURSDAY, '16:00', '16:30') })
  const all = await mailsOf()
  expect(all).toHaveLength(2)
  expect(all.map(({ text }) => text).join()).toMatch(/16\sh\s00\s–\s16\sh\s30/)
})

test('twenty requests an hour are taken of a customer, and no more', async () => {
  const slots = [slot(THURSDAY, '15:00', '15:30'), slot(THURSDAY, '16:00', '16:30')]
  for (let tries = 0; tries < 20; tries += 1) {
    expect((await request({ selectedSlot: slots[tries % 2] })).errors).toEqual([])
  }
  const { errors } = await request()
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED')
  expect(await mailsOf()).toHaveLength(20)
  const neighbour = (await addUser(server.db)).token
  expect((await request({}, neighbour)).errors[0]?.extensions.code).toBe('NOT_FOUND')
})

test('one that is refused is not told', async () => {
  await request({ selectedSlot: null })
  expect(await mailsOf()).toEqual([])
})

const TRACK = `query Track($id: ID!, $token: String) {
  orderTracking(orderId: $id, token: $token) { recoverySlot { start end } recoveryAddress order { id } }
}`

test('who holds the tracking link learns when and where, and neither a name nor a phone', async () => {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, id))
  const track = async () =>
    (await server.graphql(TRACK, { id, token: row?.trackingToken })).data.orderTracking
  const nothing = { recoverySlot: null, recoveryAddress: null, order: null }
  expect(await track()).toEqual(nothing)
  await request()
  expect(await track()).toEqual({
    recoverySlot: RECOVERY.selectedSlot,
    recoveryAddress: RECOVERY.recoveryAddress.title,
    order: null,
  })
  await change({ status: 'canceled' })
  expect(await track()).toEqual(nothing)
})

const FAR = { title: '1 place de Melun, 77000 Melun', lat: POINT.lat, lng: POINT.lng + 0.4 }
const INVALID = { selectedSlot: 'INVALID' }
const NOWHERE = { title: 'Lyon', lat: 45.76, lng: 4.83 }

test.each([
  ['no name', { recoveryContactName: ' ' }, { recoveryContactName: 'REQUIRED' }],
  ['a phone that is none', { recoveryContactPhone: '12' }, { recoveryContactPhone: 'PHONE' }],
  ['no slot', { selectedSlot: null }, { selectedSlot: 'REQUIRED' }],
  ['a closed day', { selectedSlot: slot('2026-11-28', '10:00', '10:30') }, INVALID],
  ['an hour at night', { selectedSlot: slot('2026-11-27', '22:00', '22:30') }, INVALID],
  ['an hour before the delivery', { selectedSlot: slot(THURSDAY, '11:00', '11:30') }, INVALID],
  ['an hour that is no slot', { selectedSlot: slot(THURSDAY, '15:10', '15:40') }, INVALID],
  [
    'an address outside the delivery zones',
    { recoveryAddress: FAR },
    { recoveryAddress: 'NOT_DELIVERED' },
  ],
  ['no zone at all', { recoveryAddress: NOWHERE }, { recoveryAddress: 'NOT_DELIVERED' }],
  [
    'coordinates that are none',
    { recoveryAddress: { title: 'x', lat: 200, lng: 0 } },
    { 'recoveryAddress.lat': 'INVALID' },
  ],
])('a request with %s is refused and changes nothing', async (_, changes, fields) => {
  const { errors } = await request(changes)
  expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
  expect((await read()).itemRecovery).toBeNull()
})

test('another account’s order, a made-up one and a malformed one get the same response', async () => {
  const neighbour = await addUser(server.db)
  for (const unknown of [id, randomUUID(), 'x']) {
    const { data, errors } = await request({ selectedSlot: null }, neighbour.token, unknown)
    expect(data).toBeNull()
    expect(errors[0]?.message).toBe('Unknown order')
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
  }
  const visitor = await server.graphql(REQUEST, { id, recovery: RECOVERY })
  expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect((await read()).itemRecovery).toBeNull()
})
