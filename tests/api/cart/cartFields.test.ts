import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { aCart, shopping, THURSDAY, units } from '../../support/carts'
import { addUser, openShop, POINT, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  token = (await addUser(server.db)).token
})
afterAll(() => server.close())

const WHOLE_CART = `mutation SetCart($key: String!, $cart: CartInput!) {
  setCart(key: $key, cart: $cart) {
    id address lat lng departmentCode
    businessUnitId deliveryZoneId deliveryPrice distributionPointId distanceToDistributionPoint
    items { itemId type lineId qty }
    deliveryContact { id name phone details }
    invoiceContact { id address customerName companyName companySiret phone details }
    invoiceAddress invoiceCompanyName invoiceCompanySiret invoiceCustomerName invoiceDetails
    deliveryDay deliverySlot { start end } deliverySlotStartAt deliverySlotEndAt
    toDeliversHot hasToLeaveBags deliveryContactSMSNumber
    itemRecovery {
      recoveryContactId recoveryContactName recoveryContactPhone recoveryInstructions
      bookedRecoveryHour recoveryAddress { title lat lng } selectedSlot { start end }
    }
    mainBrandId lineId creationDate roomServiceLocationId
    hasCutlery hasPlacemats hasIndividualBoxes
  }
}`

const RECOVERY = {
  recoveryContactId: '0',
  recoveryContactName: 'Alix Martin',
  recoveryContactPhone: '06 12 34 56 78',
  recoveryInstructions: 'À l’accueil',
  bookedRecoveryHour: `${THURSDAY}T15:15:00+01:00`,
  recoveryAddress: null,
  selectedSlot: { start: `${THURSDAY}T15:00:00+01:00`, end: `${THURSDAY}T15:30:00+01:00` },
}
/** What another cart of this browser has in its place. */
const UNTRUE = {
  businessUnitId: '9',
  deliveryZoneId: '9',
  deliveryPrice: 1,
  distributionPointId: '999',
  distanceToDistributionPoint: 12.5,
}

const save = (cart: object) =>
  server.graphql<{ setCart: Record<string, unknown> }>(
    WHOLE_CART,
    { key: randomUUID(), cart },
    token,
  )

test('a cart is returned under the names that it is sent under, with what the server found for its address', async () => {
  const sent = aCart({
    toDeliversHot: true,
    hasToLeaveBags: false,
    deliveryContactSMSNumber: '06 12 34 56 78',
    creationDate: '2026-11-24T09:00:00.000Z',
    itemRecovery: RECOVERY,
    hasCutlery: true,
  })
  const { data, errors } = await save({ ...sent, ...UNTRUE })
  expect(errors).toEqual([])
  expect(data.setCart).toMatchObject({
    ...sent,
    businessUnitId: '1',
    deliveryPrice: 1000,
    distributionPointId: POINT.id,
    distanceToDistributionPoint: 1001,
    invoiceContact: { ...sent.invoiceContact, companySiret: null, phone: null, details: null },
    invoiceAddress: '10 rue de la Paix, 75002 Paris',
    invoiceCompanyName: 'Atelier',
    invoiceCompanySiret: null,
    invoiceCustomerName: 'Alix Martin',
    deliverySlotStartAt: sent.deliverySlot.start,
    deliverySlotEndAt: sent.deliverySlot.end,
    hasPlacemats: false,
    roomServiceLocationId: null,
  })
})

test('a cart with a place and articles alone has its defaults', async () => {
  const { address, lat, lng } = aCart()
  const { data } = await save({ address, lat, lng, items: [units(TRAY, 4)] })
  expect(data.setCart).toMatchObject({
    departmentCode: '75',
    hasToLeaveBags: true,
    deliveryContact: null,
    deliveryDay: null,
    deliverySlotStartAt: null,
    itemRecovery: null,
    mainBrandId: null,
  })
})

test('where nobody delivers nothing was found', async () => {
  const { data } = await save(aCart({ lat: 45.76, lng: 4.83, departmentCode: '69' }))
  expect(data.setCart).toMatchObject({
    businessUnitId: null,
    deliveryZoneId: null,
    deliveryPrice: null,
    distributionPointId: null,
    distanceToDistributionPoint: null,
  })
})

test.each([
  ['its zone', {}, '75'],
  ['its zone, before its postal code', { address: 'Quai de Seine, 92400 Courbevoie' }, '75'],
  [
    'its postal code, outside the zones',
    { address: '3 place Bellecour, 69002 Lyon', lat: 45.76, lng: 4.83 },
    '69',
  ],
])(
  'the department of an address is that of %s, whatever the client says',
  async (_, place, department) => {
    const { data } = await save(aCart({ ...place, departmentCode: '93' }))
    expect(data.setCart).toMatchObject({ departmentCode: department })
    const { content } = tables.carts
    const rows = await server.db
      .select({ content })
      .from(tables.carts)
      .where(eq(tables.carts.key, String(data.setCart['id'])))
    expect(rows).toMatchObject([{ content: { departmentCode: department } }])
  },
)

test('where neither zone nor postal code tells the department, the client does', async () => {
  const cart = aCart({ address: 'Place Bellecour', lat: 45.76, lng: 4.83, departmentCode: '69' })
  expect((await save(cart)).data.setCart).toMatchObject({ departmentCode: '69' })
})

test('an order keeps which contact hands its trays over', async () => {
  const order = await shopping(server).orderId(token, aCart({ itemRecovery: RECOVERY }))
  const { data } = await server.graphql<{ order: { itemRecovery: object } }>(
    `query Order($id: ID!) { order(id: $id) { itemRecovery { recoveryContactId recoveryContactName } } }`,
    { id: order },
    token,
  )
  expect(data.order.itemRecovery).toEqual({
    recoveryContactId: '0',
    recoveryContactName: 'Alix Martin',
  })
})

test('an order is delivered and invoiced as its cart says', async () => {
  const contact = { name: 'Noé Petit', phone: '06 12 34 56 79', details: 'Porte B' }
  const invoice = { address: '1 rue X', customerName: 'Ada', companyName: 'Y', details: 'PO 12' }
  const phone = '01 99 00 12 35'
  const cart = aCart({
    deliveryContact: { id: '0', ...contact },
    deliveryContactSMSNumber: '06 12 34 56 70',
    invoiceContact: { id: '0', ...invoice, companySiret: '732 829 320 00074', phone },
    toDeliversHot: true,
    hasToLeaveBags: false,
  })
  const id = await shopping(server).orderId(token, cart)
  const { data, errors } = await server.graphql<{ order: object }>(
    `query Order($id: ID!) { order(id: $id) {
      slotStartAt slotEndAt deliveryAddress deliveryPlace { lat lng }
      deliveryContactName deliveryContactPhone deliveryDetails
      invoiceAddress invoiceCompanyName invoiceCompanySiret invoiceCustomerName invoiceDetails
    } }`,
    { id },
    token,
  )
  expect(errors).toEqual([])
  expect(data.order).toEqual({
    slotStartAt: cart.deliverySlot.start,
    slotEndAt: cart.deliverySlot.end,
    deliveryAddress: cart.address,
    deliveryPlace: { lat: cart.lat, lng: cart.lng },
    deliveryContactName: contact.name,
    deliveryContactPhone: contact.phone,
    deliveryDetails: contact.details,
    invoiceAddress: invoice.address,
    invoiceCompanyName: invoice.companyName,
    invoiceCompanySiret: '73282932000074',
    invoiceCustomerName: invoice.customerName,
    invoiceDetails: invoice.details,
  })
  const [row] = await server.db.select().from(tables.orders).where(eq(tables.orders.id, id))
  expect(row).toMatchObject({
    departmentCode: '75',
    smsNumber: '06 12 34 56 70',
    invoicePhone: phone,
    toDeliversHot: true,
    hasToLeaveBags: false,
  })
})

test('a name, an address and a number are stored as one line, details with their lines', async () => {
  const { data, errors } = await save(
    aCart({
      address: '10 rue de la Paix\rATTENDEE:x\u2028X, 75002 Paris',
      deliveryContact: {
        id: '0',
        name: 'Alix\r\nBcc: x@y.example',
        phone: '06 12 34\u0007 56 78',
        details: 'Porte A\nPorte B',
      },
      invoiceContact: { id: '0', address: 'x', customerName: 'Alix\nMartin', companyName: 'x' },
    }),
  )
  expect(errors).toEqual([])
  expect(data.setCart).toMatchObject({
    address: '10 rue de la Paix ATTENDEE:x X, 75002 Paris',
    deliveryContact: {
      name: 'Alix Bcc: x@y.example',
      phone: '06 12 34  56 78',
      details: 'Porte A\nPorte B',
    },
    invoiceCustomerName: 'Alix Martin',
  })
})
