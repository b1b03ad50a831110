import { shopping } from '../../support/carts'
import { addCompany, addUser, openShop, POINT } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

const PROFILE = `query Profile {
  getCustomerProfile {
    id companyName companySize stripeCustomerId defaultOrderDeliveryFee defaultOrderLastMinuteFee utmSource
    companyEntity {
      hasRoomServiceEnabled
      canteenLocations { address lat lng isRoomServiceDeliveryPoint }
      eventDiscounts { brand { id key } discountPercentage discountAmount minimumCartAmount }
    }
  }
}`

test('a colleague sees what the company has agreed', async () => {
  const companyId = await addCompany(server.db, {
    name: 'Atelier Nord',
    size: '50-99',
    hasRoomServiceEnabled: true,
    defaultOrderDeliveryFee: 500,
    discount: { brandId: 1, discountPercentage: 10, minimumCartAmount: 30_000 },
    location: {
      address: '3 rue du Louvre',
      lat: POINT.lat,
      lng: POINT.lng,
      isRoomServiceDeliveryPoint: true,
    },
  })
  const { id, token } = await addUser(server.db, {
    companyId,
    utm: { utmSource: 'lettre' },
    paymentCustomerId: 'cus_1',
  })
  const { data, errors } = await server.graphql(PROFILE, {}, token)
  expect(errors).toEqual([])
  expect(data.getCustomerProfile).toEqual({
    id: String(id),
    companyName: 'Atelier Nord',
    companySize: '50-99',
    stripeCustomerId: 'cus_1',
    defaultOrderDeliveryFee: 500,
    defaultOrderLastMinuteFee: null,
    utmSource: 'lettre',
    companyEntity: {
      hasRoomServiceEnabled: true,
      canteenLocations: [
        {
          address: '3 rue du Louvre',
          lat: POINT.lat,
          lng: POINT.lng,
          isRoomServiceDeliveryPoint: true,
        },
      ],
      eventDiscounts: [
        {
          brand: { id: '1', key: 'maison' },
          discountPercentage: 10,
          discountAmount: 0,
          minimumCartAmount: 30_000,
        },
      ],
    },
  })
})

test('a customer without a company has a profile too', async () => {
  const { token } = await addUser(server.db)
  const { data } = await server.graphql(PROFILE, {}, token)
  expect(data.getCustomerProfile).toMatchObject({ companyName: null, companyEntity: null })
})

test('a visitor has no profile and no memory', async () => {
  const LAST = [
    'lastDeliveryAddresses { address }',
    'lastDeliveryContacts { id }',
    'lastInvoiceContacts { id }',
  ]
  for (const field of ['getCustomerProfile { id }', ...LAST]) {
    const { errors } = await server.graphql(`query Nobody { ${field} }`)
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
})

test('a contact keeps its id from one order to the next', async () => {
  const { token } = await addUser(server.db)
  const { orderId } = shopping(server)
  const ids = async () => {
    const { data } = await server.graphql(
      `query Last { lastDeliveryContacts { id } lastInvoiceContacts { id } }`,
      {},
      token,
    )
    return data
  }
  await orderId(token)
  const first = await ids()
  await orderId(token)
  expect(await ids()).toEqual(first)
})
