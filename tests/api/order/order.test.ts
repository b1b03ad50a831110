import { randomUUID } from 'node:crypto'
import { copiesOf } from '../../support/copiedOrders'
import { aCart, menus, shopping, units } from '../../support/carts'
import { orderBooks, type Order } from '../../support/orders'
import { addCompany, addUser, BREAD, forgetOrders, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
})
afterAll(() => server.close())

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
})

describe('an order that is taken', () => {
  test('holds what was in the cart, takes stock and slot, and waits for its payment for 30 minutes', async () => {
    const cart = aCart({
      items: [units(TRAY, 2), menus(MENU, 2), units(BREAD, 1)],
      hasCutlery: true,
    })
    const id = await shop.orderId(token, cart)
    const order = await books.read(id, token)
    expect(order).toMatchObject({
      id,
      status: 'waitingForPayment',
      deliveryHour: '2026-11-26T12:15:00+01:00',
      slotStartAt: '2026-11-26T12:00:00+01:00',
      deliveryAddress: '10 rue de la Paix, 75002 Paris',
      deliveryContactName: 'Alix Martin',
      deliveryFees: 1000,
      isFullyPaid: false,
      payments: [],
      documents: [],
      wireTransfer: null,
      extraCosts: [{ name: 'Couverts', price: 50, quantity: 4 }],
    })
    expect(order.number).toMatch(/^T-\d{5,}$/)
    expect(order.expiresAt).toMatch(/^2026-11-24T10:30:/)
    expect(order.totalWithoutVat).toBe(3000 + 200 + 5000 + 200 + 1000)
    expect(order.totalWithVat).toBe(
      order.vatParts.reduce((sum, { amountHT, vat }) => sum + amountHT + vat, 0),
    )
    const [menu] = order.menus
    expect(menu).toMatchObject({ name: 'Menu du marché', price: 2500, quantity: 2, position: 1 })
    const alone = order.products.filter(({ menu: own }) => own === null)
    expect(alone.map(({ position }) => position)).toEqual([0, 2])
    expect(
      order.products.map(({ name, price, quantity, menu: own }) => [
        name,
        price,
        quantity,
        own?.id,
      ]),
    ).toEqual([
      ['Plateau du marché', 1500, 2, undefined],
      ['Pain de campagne', 200, 1, undefined],
      ['Plateau du marché', 0, 2, menu?.id],
      ['Pain de campagne', 0, 4, menu?.id],
    ])
    expect(await books.takenOf(TRAY.id)).toBe(4)
    expect(await books.takenOf(BREAD.id)).toBe(5)
    expect(await books.loadOf(cart.deliverySlot.start)).toBe(1)
  })

  test('that costs nothing is confirmed at once, and nothing of it is to be paid', async () => {
    const companyId = await addCompany(server.db, {
      defaultOrderDeliveryFee: 0,
      discount: { brandId: 1, discountAmount: 1_000_000, minimumCartAmount: 0 },
    })
    const colleague = await addUser(server.db, { companyId })
    const id = await shop.orderId(colleague.token)
    expect(await books.read(id, colleague.token)).toMatchObject({
      status: 'confirmed',
      totalWithVat: 0,
      isFullyPaid: true,
      expiresAt: null,
    })
  })

  test('ids and tracking tokens cannot be guessed', async () => {
    const [first, second] = [await shop.orderId(token), await shop.orderId(token)]
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    expect(first).not.toBe(second)
    expect((await books.read(first, token)).trackingToken).toHaveLength(43)
    expect((await books.read(first, token)).trackingToken).not.toBe(
      (await books.read(second, token)).trackingToken,
    )
  })

  test('a transfer is confirmed at once, not paid, and says where the money goes', async () => {
    const payer = await addUser(server.db, { canUseWireTransfer: true })
    const id = await shop.orderId(payer.token, aCart(), { payByCreditTransfer: true })
    const order = await books.read(id, payer.token)
    expect(order).toMatchObject({
      status: 'confirmed',
      isFullyPaid: false,
      expiresAt: null,
      payments: [{ type: 'wireTransfer', amount: order.totalWithVat, paidAt: null }],
      wireTransfer: { iban: expect.stringMatching(/^FR76/), reference: order.number },
    })
  })

  test('is remembered for the next one: address, contacts, each once, newest first', async () => {
    await shop.orderId(token)
    await shop.orderId(token, aCart({ address: '4 rue du Louvre, 75001 Paris' }))
    await shop.orderId(token)
    const { data } = await server.graphql<Record<string, Record<string, unknown>[]>>(
      `query Last { lastDeliveryAddresses { address lat } lastDeliveryContacts { id deliveryContactName deliveryDetails } lastInvoiceContacts { id invoiceCustomerName invoiceCompanyName } }`,
      {},
      token,
    )
    expect(data.lastDeliveryAddresses?.map(({ address }) => address)).toEqual([
      '10 rue de la Paix, 75002 Paris',
      '4 rue du Louvre, 75001 Paris',
    ])
    expect(data.lastDeliveryContacts).toEqual([
      { id: expect.any(String), deliveryContactName: 'Alix Martin', deliveryDetails: '2e étage' },
    ])
    expect(data.lastInvoiceContacts).toHaveLength(1)
    const other = await addUser(server.db)
    const theirs = await server.graphql(
      `query Last { lastDeliveryAddresses { address } }`,
      {},
      other.token,
    )
    expect(theirs.data).toEqual({ lastDeliveryAddresses: [] })
  })

  test('orders come newest first, as many as requested', async () => {
    const ids = [await shop.orderId(token), await shop.orderId(token), await shop.orderId(token)]
    const list = async (limit?: number) =>
      server.graphql<{ orders: Order[] }>(
        `query Orders($limit: Int) { orders(limit: $limit) { id products { name } payments { id } } }`,
        limit === undefined ? {} : { limit },
        token,
      )
    expect((await list()).data.orders.map(({ id }) => id)).toEqual([...ids].reverse())
    expect((await list(2)).data.orders).toHaveLength(2)
    expect((await list(2)).data.orders[0]?.products).toHaveLength(1)
    expect((await list(0)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })

  test('are eight unless another number is requested', async () => {
    const payer = await addUser(server.db, { canUseWireTransfer: true })
    for (let placed = 0; placed < 9; placed += 1) {
      await shop.orderId(payer.token, aCart(), { payByCreditTransfer: true })
    }
    const { data } = await server.graphql<{ orders: Order[] }>(
      'query Orders { orders { id } }',
      {},
      payer.token,
    )
    expect(data.orders).toHaveLength(8)
  })

  test('the next page begins after the last order of the one before, for its owner only', async () => {
    const oldest = await shop.orderId(token)
    const newer = await shop.orderId(token)
    const page = (after: string | undefined, reader = token) =>
      server.graphql<{ orders: Order[]; ordersCount: number }>(
        `query Page($after: ID) { orders(limit: 1, after: $after) { id } ordersCount }`,
        { after },
        reader,
      )
    expect((await page(undefined)).data).toEqual({ orders: [{ id: newer }], ordersCount: 2 })
    // An order that comes in between moves no page.
    await shop.orderId(token)
    expect((await page(newer)).data).toEqual({ orders: [{ id: oldest }], ordersCount: 3 })
    expect((await page(oldest)).data).toEqual({ orders: [], ordersCount: 3 })

    const other = await addUser(server.db)
    for (const after of [newer, randomUUID(), 'T-1']) {
      const [error] = (await page(after, other.token)).errors
      expect(error?.extensions.code).toBe('NOT_FOUND')
    }
    expect((await page(undefined, other.token)).data).toEqual({ orders: [], ordersCount: 0 })
  })

  test('orders of one moment come once each, page by page', async () => {
    await copiesOf(server, await shop.orderId(token), 4)
    const read = async (limit: number, after?: string) => {
      const { data } = await server.graphql<{ orders: Order[] }>(
        `query Page($limit: Int, $after: ID) { orders(limit: $limit, after: $after) { id } }`,
        { limit, after },
        token,
      )
      return data.orders.map(({ id }) => id)
    }
    const whole = await read(8)
    expect(new Set(whole).size).toBe(5)
    const paged: string[] = []
    for (let page = await read(2); page.length > 0; page = await read(2, paged.at(-1))) {
      paged.push(...page)
    }
    expect(paged).toEqual(whole)
  })
})

describe('the same cart twice gives the same order', () => {
  test('one after the other', async () => {
    const key = randomUUID()
    const first = await shop.order(token, aCart(), { key })
    const { data } = await shop.createOrder(token, key)
    expect(data.createOrder).toBe(first)
    expect(await books.orderCount()).toBe(1)
    expect(await books.takenOf(TRAY.id)).toBe(4)
  })

  test('ten at once', async () => {
    const key = randomUUID()
    await shop.setCart(token, aCart(), key)
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => shop.createOrder(token, key)),
    )
    const ids = new Set(responses.map(({ data }) => data.createOrder))
    expect([...ids]).toEqual([expect.stringMatching(/^ORDER_ID:/)])
    expect(await books.orderCount()).toBe(1)
    expect(await books.takenOf(TRAY.id)).toBe(4)
    expect(await books.loadOf(aCart().deliverySlot.start)).toBe(1)
  })

  test('even when the slot has closed meanwhile', async () => {
    const key = randomUUID()
    const first = await shop.order(token, aCart(), { key })
    server.clock.moveTo('2026-11-26T13:00:00+01:00')
    expect((await shop.createOrder(token, key)).data.createOrder).toBe(first)
  })
})

describe('contacts are required', () => {
  test.each([
    [{ deliveryContact: null }, ['deliveryContact.name', 'deliveryContact.phone']],
    [
      { deliveryContact: { id: '0', name: ' ', phone: '12' } },
      ['deliveryContact.name', 'deliveryContact.phone'],
    ],
    [{ invoiceContact: null }, ['invoiceContact.address', 'invoiceContact.customerName']],
    [
      { invoiceContact: { ...aCart().invoiceContact, companySiret: '12345678901234' } },
      ['invoiceContact.companySiret'],
    ],
    [{ deliveryContactSMSNumber: '01 23 45 67 89' }, ['deliveryContactSMSNumber']],
  ])('%j', async (change, fields) => {
    const key = randomUUID()
    await shop.setCart(token, aCart(change), key)
    const { errors } = await shop.createOrder(token, key)
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(Object.keys(Object(errors[0]?.extensions.fields)).sort()).toEqual(fields)
    await books.expectNothingTaken()
  })

  test('a phone on the invoice is not, but a wrong one is refused', async () => {
    const invoicedAt = (phone: string) =>
      aCart({ invoiceContact: { ...aCart().invoiceContact, phone } })
    const key = randomUUID()
    await shop.setCart(token, invoicedAt('12'), key)
    const { errors } = await shop.createOrder(token, key)
    expect(errors[0]?.extensions.fields).toEqual({ 'invoiceContact.phone': 'PHONE' })
    await expect(shop.orderId(token, invoicedAt(' '))).resolves.toMatch(/./)
  })
})
