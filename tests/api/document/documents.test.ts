import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { signerOf } from '#server/base/signing'
import { aCart, menus, shopping, units } from '../../support/carts'
import { documentsOf, download, invoicesOf, type DocumentLink } from '../../support/documents'
import { confirm, moveAsFarAs } from '../../support/moves'
import { pdfPages } from '../../support/pdfText'
import { buildOrder } from '../../support/paymentBuilders'
import { addUser, forgetOrders, MENU, openShop, TRAY } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let people = 0
let email: string
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
  email = `documents${(people += 1)}@test.example`
  token = (await addUser(server.db, { email, canUseWireTransfer: true })).token
})

const items = [units(TRAY, 2), menus(MENU, 1)]
const transferOrder = () => shop.orderId(token, aCart({ items }), { payByCreditTransfer: true })
const typesOf = async (id: string) => (await documentsOf(server, id, token)).map(({ type }) => type)
const linkTo = (links: readonly DocumentLink[], wanted: string) => {
  const link = links.find(({ type }) => type === wanted)
  if (!link) throw new Error(`No ${wanted}`)
  return link.fileUrl
}

describe('the documents of an order', () => {
  test('are none while it waits for its payment, a delivery note once it is confirmed', async () => {
    const id = await shop.orderId(token)
    expect(await typesOf(id)).toEqual([])
    await confirm(server, id)
    expect(await typesOf(id)).toEqual(['deliveryNote'])
  })

  test('are a note and an invoice once it is delivered, nothing once it is canceled', async () => {
    const [delivered, canceled] = [await transferOrder(), await transferOrder()]
    await moveAsFarAs(server, delivered, 'supported')
    expect(await typesOf(delivered)).toEqual(['deliveryNote'])
    await server.services.moveOrder(delivered, 'delivered', server.clock.now())
    expect(await typesOf(delivered)).toEqual(['invoice', 'deliveryNote'])
    await server.services.moveOrder(canceled, 'canceled', server.clock.now())
    expect(await typesOf(canceled)).toEqual([])
  })

  test('are PDFs in French with their name, for their owner’s eyes only', async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    const links = await documentsOf(server, id, token)
    for (const [type, name] of [
      ['invoice', /^attachment; filename="facture-FA-2026-000001\.pdf"$/],
      ['deliveryNote', /^attachment; filename="bon-de-livraison-BL-\d+\.pdf"$/],
    ] as const) {
      const { status, headers, body } = await download(server, linkTo(links, type))
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('content-disposition')).toMatch(name)
      expect(headers.get('cache-control')).toMatch(/private/)
      expect(body.subarray(0, 5).toString()).toBe('%PDF-')
      expect(body.toString('latin1')).toMatch(/\/Lang \(fr-FR\)/)
      expect(body.toString('latin1')).toMatch(/\/Marked true/)
    }
  })
})

describe('an invoice', () => {
  test('says what was ordered, for whom, at the prices of the order', async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    const [invoice] = await invoicesOf(server)
    expect(invoice).toMatchObject({
      number: 'FA-2026-000001',
      orderId: id,
      content: {
        seller: { siret: expect.stringMatching(/\d/), vatNumber: expect.stringMatching(/^FR/) },
        lines: [
          { quantity: 2, unitPriceHT: TRAY.price, amountHT: 2 * TRAY.price },
          { quantity: 1, unitPriceHT: MENU.price },
          { label: 'Livraison', vatRate: 20 },
        ],
        payment: { method: 'wireTransfer', paid: 0, paidOn: null },
      },
    })
  })

  test('never changes: not with its order, not with time, not by a byte', async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    const fetchInvoice = async () =>
      download(server, linkTo(await documentsOf(server, id, token), 'invoice'))
    const before = await fetchInvoice()
    const [issued] = await invoicesOf(server)
    await server.db
      .update(tables.orders)
      .set({ invoiceCompanyName: 'Somebody else', totalTTC: 1, deliveryAddress: 'Elsewhere' })
      .where(eq(tables.orders.id, id))
    await server.db.update(tables.orderLines).set({ name: 'Another dish', price: 1 })
    server.clock.advance(3 * 24 * 3_600_000)
    expect((await invoicesOf(server))[0]).toEqual(issued)
    expect((await fetchInvoice()).body.equals(before.body)).toBe(true)
  })

  test('that is paid later is receipted: no document of a paid order asks for money, and what was issued stays', async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    const wordsOfInvoice = async () => {
      const { body } = await download(
        server,
        linkTo(await documentsOf(server, id, token), 'invoice'),
      )
      return pdfPages(body).join(' ').replace(/\s+/g, ' ')
    }
    expect(await wordsOfInvoice()).toMatch(/Reste à payer/)
    const [issued] = await invoicesOf(server)
    server.clock.advance(7 * 24 * 3_600_000)
    await server.services.receiveTransfer(id)
    expect((await server.lastMail(email)).text).toContain('La facture acquittée vous attend')
    const words = await wordsOfInvoice()
    expect(words).toMatch(/Acquittée le 1er décembre 2026/)
    expect(words).toMatch(/FA-2026-000001/)
    expect(words).not.toMatch(/Reste à payer|IBAN/)
    expect((await invoicesOf(server))[0]).toEqual(issued)
  })

  test('is never changed or deleted, not even by hand in the database', async () => {
    await moveAsFarAs(server, await transferOrder(), 'delivered')
    const issued = await invoicesOf(server)
    const { invoices } = tables
    const refused = { cause: { message: 'Invoice FA-2026-000001 is issued: it is never changed' } }
    await expect(server.db.update(invoices).set({ content: {} })).rejects.toMatchObject(refused)
    await expect(server.db.delete(invoices)).rejects.toMatchObject(refused)
    expect(await invoicesOf(server)).toEqual(issued)
  })

  test('and its order are delivered together or not at all, and a number that failed is given again', async () => {
    const [first, second] = [await transferOrder(), await transferOrder()]
    await moveAsFarAs(server, first, 'supported')
    await server.db.update(tables.orders).set({ totals: {} }).where(eq(tables.orders.id, first))
    await expect(
      server.services.moveOrder(first, 'delivered', server.clock.now()),
    ).rejects.toThrow()
    const [order] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, first))
    expect(order?.status).toBe('supported')
    await moveAsFarAs(server, second, 'delivered')
    expect((await invoicesOf(server)).map(({ number }) => number)).toEqual(['FA-2026-000001'])
  })

  test('starts its series again with the year of Paris', async () => {
    const [old, young] = [await transferOrder(), await transferOrder()]
    server.clock.moveTo('2026-12-31T23:59:00+01:00')
    await moveAsFarAs(server, old, 'delivered')
    server.clock.moveTo('2027-01-01T00:01:00+01:00')
    await moveAsFarAs(server, young, 'delivered')
    expect((await invoicesOf(server)).map(({ number }) => number)).toEqual([
      'FA-2026-000001',
      'FA-2027-000001',
    ])
  })

  test('has the next number, without a hole, however many are issued at once', async () => {
    const owner = { id: String((await addUser(server.db)).id) }
    const onTheDoorstep = { status: 'supported' as const, expiresAt: null }
    const ids = await Promise.all(
      Array.from({ length: 50 }, () => buildOrder(server, owner, onTheDoorstep)),
    )
    const now = server.clock.now()
    await Promise.all(ids.map((id) => server.services.moveOrder(id, 'delivered', now)))
    const numbers = (await invoicesOf(server)).map(({ number }) => number)
    expect(numbers).toEqual(ids.map((_, index) => `FA-2026-${String(index + 1).padStart(6, '0')}`))
  })
})

describe('a link to a paper', () => {
  test('holds five minutes, and then says the same as one that is made up', async () => {
    const id = await transferOrder()
    const link = linkTo(await documentsOf(server, id, token), 'deliveryNote')
    server.clock.advance(4 * 60_000 + 50_000)
    expect((await download(server, link)).status).toBe(200)
    server.clock.advance(20_000)
    const over = await download(server, link)
    expect(over.status).toBe(404)
    expect(over.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(over.body.toString()).toMatch(/Ce lien n’est plus valable/)

    const signer = signerOf(server.env)
    const end = new Date(server.clock.now().getTime() + 60_000)
    const value = (type: string, orderId: string) => JSON.stringify({ type, orderId })
    const fresh = linkTo(await documentsOf(server, id, token), 'deliveryNote')
    for (const wrong of [
      '/documents/',
      '/documents/x',
      `/documents/${id}`,
      `${fresh}x`,
      fresh.replace(/^\/documents\/./, '/documents/Z'),
      // Signed, but for something else, or for what is not there.
      `/documents/${signer.sign('unsubscribe', value('deliveryNote', id), end)}`,
      `/documents/${signer.sign('document', value('deliveryNote', randomUUID()), end)}`,
      `/documents/${signer.sign('document', value('invoice', id), end)}`,
    ]) {
      const { status, headers, body } = await download(server, wrong)
      expect({ wrong, status, body: body.toString() }).toEqual({
        wrong,
        status: over.status,
        body: over.body.toString(),
      })
      expect(headers.get('cache-control')).toMatch(/private/)
    }
  })

  test('is opened 120 times a minute by one caller, then asks for patience', async () => {
    const open = () =>
      fetch(new URL('/documents/x', server.url), {
        headers: { 'x-forwarded-for': '203.0.113.120' },
      })
    const opened = await Promise.all(Array.from({ length: 125 }, open))
    const refused = opened.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    expect(await refused[0]?.text()).toMatch(/Trop de demandes/)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('is offered to the owner only: not to a neighbour, a visitor or the holder of the tracking token', async () => {
    const id = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    const query = `query Documents($id: ID!) { order(id: $id) { documents { fileUrl } } }`
    const neighbour = await addUser(server.db)
    const theirs = await server.graphql(query, { id }, neighbour.token)
    const madeUp = await server.graphql(query, { id: randomUUID() }, neighbour.token)
    expect(theirs.data).toBeNull()
    expect(theirs.errors).toEqual(madeUp.errors)
    expect((await server.graphql(query, { id })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const [row] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, id))
    const { data } = await server.graphql<{ orderTracking: { order: unknown } }>(
      `query T($id: ID!, $token: String) { orderTracking(orderId: $id, token: $token) { order { documents { fileUrl } } } }`,
      { id, token: row?.trackingToken },
    )
    expect(data.orderTracking.order).toBeNull()
  })
})
