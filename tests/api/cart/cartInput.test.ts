import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, shopping, slot, THURSDAY, units } from '../../support/carts'
import { confirm } from '../../support/moves'
import { addUser, BREAD, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  token = (await addUser(server.db)).token
})
afterAll(() => server.close())

const setCart = (...args: Parameters<ReturnType<typeof shopping>['setCart']>) =>
  shopping(server).setCart(...args)

async function stored(key: string) {
  const rows = await server.db.select().from(tables.carts).where(eq(tables.carts.key, key))
  return rows[0]
}

describe('every field is checked, and what is refused changes nothing', () => {
  test.each([
    ['quantity 0', { items: [units(TRAY, 0)] }, 'items.0.qty'],
    ['a negative quantity', { items: [units(TRAY, -1)] }, 'items.0.qty'],
    ['a quantity of 1e9', { items: [units(TRAY, 1e9)] }, 'items.0.qty'],
    [
      'quantities that add up to too many',
      { items: [units(TRAY, 9000), units(TRAY, 9000)] },
      'items',
    ],
    ['items that add up to too many', { items: [units(TRAY, 6000), units(BREAD, 6000)] }, 'items'],
    ['an id that is no id', { items: [units({ ...TRAY, id: '1 or 1=1' }, 1)] }, 'items.0.itemId'],
    ['an unknown line', { items: [units({ ...TRAY, lineId: 'NOWHERE' }, 1)] }, 'items.0.lineId'],
    [
      'a line that is not the item’s',
      { items: [units({ ...TRAY, lineId: 'LIGNE-ESHOP' }, 1)] },
      'items.0.lineId',
    ],
    ['101 items', { items: Array.from({ length: 101 }, () => units(TRAY, 1)) }, 'items'],
    ['a short address', { address: ' abc ' }, 'address'],
    ['a latitude off the globe', { lat: 90.5 }, 'lat'],
    ['a longitude off the globe', { lng: -181 }, 'lng'],
    ['a department that is none', { departmentCode: 'XX' }, 'departmentCode'],
    ['a day that sells nothing', { deliveryDay: '2026-11-28', deliverySlot: null }, 'deliveryDay'],
    ['a public holiday', { deliveryDay: '2026-12-25', deliverySlot: null }, 'deliveryDay'],
    [
      'a slot on a Sunday',
      { deliveryDay: null, deliverySlot: slot('2026-11-29', '12:00', '12:30') },
      'deliveryDay',
    ],
    ['an endless address', { address: 'a'.repeat(301) }, 'address'],
    [
      'an endless contact',
      { deliveryContact: { id: '0', name: 'a'.repeat(201), phone: '' } },
      'deliveryContact.name',
    ],
  ])('%s', async (_, change, field) => {
    const key = randomUUID()
    await setCart(token, aCart(), key)
    const before = await stored(key)
    const { errors } = await setCart(token, aCart(change), key)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [field]: expect.any(String) },
    })
    expect(await stored(key)).toEqual(before)
  })

  test.each([
    ['a quantity of 1.5', { items: [units(TRAY, 1.5)] }],
    ['a quantity beyond integers', { items: [units(TRAY, 1e12)] }],
    ['an item type that is none', { items: [{ ...units(TRAY, 1), type: 'unknown' }] }],
    ['a day that does not exist', { deliveryDay: '2026-02-30' }],
    ['an instant that does not exist', { deliverySlot: { start: 'noon', end: 'later' } }],
  ])('%s does not even reach the cart', async (_, change) => {
    const key = randomUUID()
    const { status, errors } = await setCart(token, aCart(change), key)
    expect(status).toBe(400)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(await stored(key)).toBeUndefined()
  })

  test.each(['', 'mine', '00000000-0000-0000-0000-00000000000g', "'; drop table carts; --"])(
    'the key %j is no UUID',
    async (key) => {
      const { errors } = await setCart(token, aCart(), key)
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { key: 'INVALID' },
      })
    },
  )

  test('the same item twice is added up', async () => {
    const { data } = await setCart(token, aCart({ items: [units(TRAY, 2), units(TRAY, 3)] }))
    expect(data.setCart.items).toEqual([units(TRAY, 5)])
  })
})

describe('the invoice and the slot by their flat names', () => {
  const { invoiceContact, deliverySlot } = aCart()
  const flat = {
    invoiceAddress: ` ${invoiceContact.address}`,
    invoiceCustomerName: invoiceContact.customerName,
    invoiceCompanyName: invoiceContact.companyName,
    deliverySlotStartAt: deliverySlot.start,
    deliverySlotEndAt: deliverySlot.end,
  }

  test.each([
    ['alone', { ...flat, invoiceContact: null, deliverySlot: null }],
    ['beside the objects', flat],
  ])('are stored and ordered %s', async (_, names) => {
    const key = randomUUID()
    const user = await addUser(server.db)
    await shopping(server).orderId(user.token, aCart(names), { key })
    expect((await stored(key))?.content).toMatchObject({ invoiceContact, deliverySlot })
  })

  test.each([
    [
      'another company',
      { invoiceCompanyName: 'Ailleurs' },
      { invoiceCompanyName: 'CONTRADICTION' },
    ],
    [
      'another hour',
      { deliverySlotStartAt: slot('2026-11-26', '13:00', '13:30').start },
      { deliverySlotStartAt: 'CONTRADICTION' },
    ],
    [
      'half a slot',
      { deliverySlot: null, deliverySlotStartAt: deliverySlot.start },
      { deliverySlotEndAt: 'REQUIRED' },
    ],
    [
      'an endless name',
      { invoiceCustomerName: 'a'.repeat(201) },
      { invoiceCustomerName: 'TOO_LONG' },
    ],
  ])('are refused with %s', async (_, names, fields) => {
    const key = randomUUID()
    const { errors } = await setCart(token, aCart(names), key)
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields })
    expect(await stored(key)).toBeUndefined()
  })
})

describe('whose cart it is', () => {
  test('a visitor stores nothing', async () => {
    const key = randomUUID()
    const { errors } = await setCart(undefined, aCart(), key)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await stored(key)).toBeUndefined()
  })

  test('the key of another customer is forbidden, and the cart stays as it was', async () => {
    const key = randomUUID()
    await setCart(token, aCart(), key)
    const before = await stored(key)
    const neighbour = await addUser(server.db)
    const { data, errors } = await setCart(neighbour.token, aCart({ items: [] }), key)
    expect(data).toBeNull()
    expect(errors[0]).toMatchObject({
      message: 'FOREIGN_CART',
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await stored(key)).toEqual(before)
  })

  test('a cart that became an order can no longer be changed', async () => {
    const key = randomUUID()
    const { orderId } = shopping(server)
    await orderId(token, aCart(), { key })
    const before = await stored(key)
    const { errors } = await setCart(token, aCart({ items: [units(TRAY, 9)] }), key)
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { key: 'ALREADY_ORDERED' },
    })
    expect(await stored(key)).toEqual(before)
  })

  test('a page that still shows it is told that it waits for its payment or was bought, and is not told so of another cart', async () => {
    const key = randomUUID()
    const id = await shopping(server).orderId(token, aCart(), { key })
    const told = async (cart: object = aCart()) =>
      (await setCart(token, cart, key)).errors[0]?.extensions.fields
    expect(await told()).toEqual({ key: 'ORDER_UNPAID' })
    const remembered = { ...aCart().deliveryContact, id: '7' }
    expect(await told(aCart({ deliveryContact: remembered }))).toEqual({ key: 'ORDER_UNPAID' })
    const changes = [
      { deliverySlot: null },
      { deliveryContact: { ...aCart().deliveryContact, name: 'Yanis Durand' } },
      { hasIndividualBoxes: true },
    ]
    for (const change of changes) {
      expect([change, await told(aCart(change))]).toEqual([change, { key: 'ALREADY_ORDERED' }])
    }
    await confirm(server, id)
    expect(await told()).toEqual({ key: 'ALREADY_BOUGHT' })
    expect(await told(aCart({ deliverySlot: null }))).toEqual({ key: 'ALREADY_BOUGHT' })
    const others = [
      { items: [units(TRAY, 5)] },
      { deliveryDay: '2026-11-27', deliverySlot: slot('2026-11-27', '12:00', '12:30') },
      { deliveryDay: '2026-11-27', deliverySlot: null },
      { deliverySlot: slot(THURSDAY, '12:30', '13:00') },
      { address: '12 rue de la Paix, 75002 Paris' },
    ]
    for (const other of others) {
      expect([other, await told(aCart(other))]).toEqual([other, { key: 'ALREADY_ORDERED' }])
    }
    await server.services.moveOrder(id, 'canceled', server.clock.now())
    expect(await told()).toEqual({ key: 'ORDER_CANCELED' })
  })
})
