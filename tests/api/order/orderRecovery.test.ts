import { randomUUID } from 'node:crypto'
import { aCart, menus, shopping, slot, THURSDAY } from '../../support/carts'
import { addUser, forgetOrders, MENU, openShop, POINT } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

const RECOVERY = {
  recoveryContactId: '0',
  recoveryContactName: 'Paul Roy',
  recoveryContactPhone: '0033 6 12 34 56 78',
  recoveryInstructions: 'Au deuxième sous-sol',
  bookedRecoveryHour: `${THURSDAY}T03:00:00+01:00`,
  recoveryAddress: { title: '4 rue de la Paix, 75002 Paris', lat: 48.86, lng: 2.33 },
  selectedSlot: slot(THURSDAY, '15:00', '15:30'),
}

const READ = `query Read($id: ID!) {
  order(id: $id) {
    itemRecovery {
      recoveryContactName recoveryContactPhone recoveryInstructions bookedRecoveryHour
      recoveryAddress { title lat lng }
      selectedSlot { start end }
    }
  }
}`

async function recoveryOf(cart: object): Promise<unknown> {
  const id = await shop.orderId(token, cart)
  const { data } = await server.graphql<{ order: { itemRecovery: unknown } }>(READ, { id }, token)
  return data.order.itemRecovery
}

test('an order keeps when and where its trays are fetched; the hour is that of the slot', async () => {
  const { recoveryContactId, ...kept } = RECOVERY
  const recovery = await recoveryOf(aCart({ itemRecovery: RECOVERY }))
  expect(recovery).not.toHaveProperty('recoveryContactId', recoveryContactId)
  expect(recovery).toEqual({
    ...kept,
    bookedRecoveryHour: `${THURSDAY}T15:15:00+01:00`,
  })
})

test('an order without a tray has no recovery, whatever was sent', async () => {
  const cart = aCart({ items: [menus(MENU, 4)], itemRecovery: RECOVERY })
  await expect(recoveryOf(cart)).resolves.toBeNull()
})

test('a cart that says nothing of a recovery is ordered without one', async () => {
  await expect(recoveryOf(aCart())).resolves.toBeNull()
})

test.each([
  ['outside the delivery zones', { lat: POINT.lat + 0.3, lng: POINT.lng }],
  ['in no zone at all', { lat: 45.76, lng: 4.83 }],
])('trays are not fetched %s', async (_, place) => {
  const itemRecovery = { ...RECOVERY, recoveryAddress: { title: '3 rue Saint-Aspais', ...place } }
  const key = randomUUID()
  await shop.setCart(token, aCart({ itemRecovery }), key)
  const { errors } = await shop.createOrder(token, key)
  expect(errors[0]?.extensions.fields).toEqual({ 'itemRecovery.recoveryAddress': 'NOT_DELIVERED' })
})

test('trays are fetched in every delivery zone, beyond the reach of the kitchen too', async () => {
  const recoveryAddress = { title: '1 place du Marché', lat: POINT.lat - 0.19, lng: POINT.lng }
  const recovery = await recoveryOf(aCart({ itemRecovery: { ...RECOVERY, recoveryAddress } }))
  expect(recovery).toMatchObject({ recoveryAddress })
})

test.each([
  ['a phone that is none', { recoveryContactPhone: '12' }, { recoveryContactPhone: 'PHONE' }],
  ['no name', { recoveryContactName: '  ' }, { recoveryContactName: 'REQUIRED' }],
  ['no slot', { selectedSlot: null }, { selectedSlot: 'REQUIRED' }],
  [
    'a slot before the delivery ends',
    { selectedSlot: slot(THURSDAY, '11:30', '12:00') },
    { selectedSlot: 'INVALID' },
  ],
  [
    'a slot on a Saturday',
    { selectedSlot: slot('2026-11-28', '10:00', '10:30') },
    { selectedSlot: 'INVALID' },
  ],
  [
    'a slot at night',
    { selectedSlot: slot('2026-11-27', '22:00', '22:30') },
    { selectedSlot: 'INVALID' },
  ],
  [
    'an hour that is no slot',
    { selectedSlot: slot('2026-11-27', '10:10', '10:40') },
    { selectedSlot: 'INVALID' },
  ],
  [
    'an address without words',
    { recoveryAddress: { title: ' ', lat: 48.86, lng: 2.33 } },
    { recoveryAddress: 'REQUIRED' },
  ],
])('a recovery with %s is refused and orders nothing', async (_, changes, problems) => {
  const { data } = await shop.setCart(token, aCart({ itemRecovery: { ...RECOVERY, ...changes } }))
  const { errors } = await shop.createOrder(token, data.setCart.id)
  expect(errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [`itemRecovery.${field}`, problem]),
    ),
  })
})

test.each(['+33 1 23 45 67 89', '0033123456789', '01.23.45.67.89', '01-23-45-67-89'])(
  'an invoice phone may be written %s',
  async (phone) => {
    const invoiceContact = { ...aCart().invoiceContact, phone }
    await expect(shop.order(token, aCart({ invoiceContact }))).resolves.toMatch(/^ORDER_ID:/)
  },
)

test('an invoice phone that is none is refused', async () => {
  const invoiceContact = { ...aCart().invoiceContact, phone: '99 99' }
  await expect(shop.order(token, aCart({ invoiceContact }))).rejects.toThrow(/invoiceContact.phone/)
})

test('a SIRET is taken with its spaces and kept without them', async () => {
  const invoiceContact = { ...aCart().invoiceContact, companySiret: '356 000 000 00048' }
  const id = await shop.orderId(token, aCart({ invoiceContact }))
  const { data } = await server.graphql<{ order: { invoiceCompanySiret: string } }>(
    'query Read($id: ID!) { order(id: $id) { invoiceCompanySiret } }',
    { id },
    token,
  )
  expect(data.order.invoiceCompanySiret).toBe('35600000000048')
})
