import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { invoices, orders } from '#server/db/tables'
import { shopping } from '../../support/carts'
import { addUser, forgetOrders, openShop } from '../../support/shop'
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

beforeEach(async () => {
  server.clock.moveTo(TUESDAY)
  await forgetOrders(server.db)
  token = (await addUser(server.db)).token
  id = await shop.orderId(token)
})

const UPDATE = `mutation Update(
  $id: ID!, $address: String, $company: String, $siret: String, $name: String, $details: String
) {
  updateOrderInvoiceDetails(
    orderId: $id, invoiceAddress: $address, invoiceCompanyName: $company, invoiceCompanySiret: $siret,
    invoiceCustomerName: $name, invoiceDetails: $details
  ) {
    id invoiceAddress invoiceCompanyName invoiceCompanySiret invoiceCustomerName invoiceDetails canEditInvoice
  }
}`

const update = (changes: object, viewer: string | undefined = token, orderId = id) =>
  server.graphql<{ updateOrderInvoiceDetails: Record<string, unknown> }>(
    UPDATE,
    { id: orderId, ...changes },
    viewer,
  )

const issueInvoice = () =>
  server.db
    .insert(invoices)
    .values({ number: 'FA-2026-000001', orderId: id, issuedAt: server.clock.now(), content: {} })

test('what is given changes, what is absent stays, and a SIRET is kept without its spaces', async () => {
  const { data } = await update({ siret: '356 000 000 00048', details: ' BC-2026-77 ' })
  expect(data.updateOrderInvoiceDetails).toEqual({
    id,
    invoiceAddress: '10 rue de la Paix, 75002 Paris',
    invoiceCompanyName: 'Atelier',
    invoiceCompanySiret: '35600000000048',
    invoiceCustomerName: 'Alix Martin',
    invoiceDetails: 'BC-2026-77',
    canEditInvoice: true,
  })
})

test('what is emptied is forgotten', async () => {
  const { data } = await update({ company: ' ', siret: null })
  expect(data.updateOrderInvoiceDetails).toMatchObject({
    invoiceCompanyName: null,
    invoiceCompanySiret: null,
  })
})

test.each([
  ['a SIRET with a wrong key', { siret: '12345678901234' }, { invoiceCompanySiret: 'SIRET' }],
  ['no name', { name: '  ' }, { invoiceCustomerName: 'REQUIRED' }],
  ['no address', { address: null }, { invoiceAddress: 'REQUIRED' }],
  ['a name that is too long', { name: 'x'.repeat(201) }, { invoiceCustomerName: 'TOO_LONG' }],
  ['an address that is too long', { address: 'x'.repeat(301) }, { invoiceAddress: 'TOO_LONG' }],
  ['a text that is too long', { details: 'x'.repeat(501) }, { invoiceDetails: 'TOO_LONG' }],
])('%s is refused and changes nothing', async (_, changes, fields) => {
  const { errors } = await update({ details: 'Nouveau', ...changes })
  expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields })
  const [row] = await server.db.select().from(orders).where(eq(orders.id, id))
  expect(row?.invoiceDetails).toBeNull()
})

test('a text that cannot be stored is refused', async () => {
  const { errors } = await update({ company: 'a\0b' })
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('an issued invoice stays as it is', async () => {
  await issueInvoice()
  const { errors } = await update({ name: 'Paul Roy' })
  expect(errors[0]?.message).toBe('INVOICE_ISSUED')
  const read = await server.graphql<{ order: object }>(
    'query Read($id: ID!) { order(id: $id) { invoiceCustomerName canEditInvoice } }',
    { id },
    token,
  )
  expect(read.data.order).toEqual({ invoiceCustomerName: 'Alix Martin', canEditInvoice: false })
})

test('a canceled order has no invoice to change', async () => {
  await server.db.update(orders).set({ status: 'canceled' }).where(eq(orders.id, id))
  const { errors } = await update({ name: 'Paul Roy' })
  expect(errors[0]?.message).toBe('ORDER_CANCELED')
})

test('another account’s order, a made-up one and a malformed one get the same response', async () => {
  const neighbour = await addUser(server.db)
  await issueInvoice()
  for (const unknown of [id, randomUUID(), 'x']) {
    const { data, errors } = await update({ name: '' }, neighbour.token, unknown)
    expect(data).toBeNull()
    expect(errors[0]?.message).toBe('Unknown order')
    expect(errors[0]?.extensions).toEqual({ code: 'NOT_FOUND' })
  }
  const visitor = await server.graphql(UPDATE, { id })
  expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})
