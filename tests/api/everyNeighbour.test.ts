import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isScalarType } from 'graphql'
import { signerOf } from '#server/base/signing'
import { shopping } from '../support/carts'
import { orderStatus } from '../support/paymentBuilders'
import { namedCartCalls } from '../support/namedCartCalls'
import { passkeyCalls } from '../support/passkeyCalls'
import { planCalls } from '../support/planCalls'
import { sandboxBrowser } from '../support/sandboxBrowser'
import { addUser, openShop } from '../support/shop'
import { SITE, softAuthenticator } from '../support/softAuthenticator'
import { startTestServer, type TestServer } from '../support/testServer'

/** What a person tries who wants to know, or to change, what is not theirs. */
type Try = { value: string; token?: string }
type Operation = {
  /** With the variable `$value` where the id or the token goes. */
  query: string
  /** What it returns where that is no error. */
  result?: object
  /** Everything that must get one and the same response. */
  tries: () => Record<string, Try> | Promise<Record<string, Try>>
}

/** Operations whose ids name what everybody may see, or whose token is the caller's own to end. */
const OPEN = [
  'Query.businessDaysWithSlots',
  'Query.nearestDistributionPoint',
  'Query.deliveryZoneForCoords',
  'Query.product',
  'Mutation.disconnect',
  // Products are everybody's: tests/api/favourite/favourites.test.ts has the favourites of another person.
  'Mutation.addFavourite',
  'Mutation.removeFavourite',
  // A key that is no one's yet becomes the caller's: tests/api/cart/cart.test.ts has that of another person.
  'Mutation.setCart',
  // A new key opens a new account: tests/api/auth/accountOpening.test.ts has that of another person.
  'Mutation.openAccount',
]
/** Tokens out of mails, with everything that they depend on: tests/api/auth/tokenNeighbours.test.ts. */
const MAILED = [
  'Mutation.setNewPassword',
  'Mutation.acceptTerms',
  'Mutation.validateCanteenEmail',
  'Mutation.confirmEmail',
  'Mutation.checkTokenValidity',
]

const RANKS =
  '{ feedbackGeneralRank: 4, feedbackOrderWorkflowRank: 4, feedbackDeliveryRank: 4, feedbackFoodRank: 4 }'
const ofOrder = (kind: 'query' | 'mutation', field: string): Operation => ({
  query: `${kind} Try($value: ID!) { ${field} }`,
  tries: ordersOfOthers,
})

const ofPlan = (field: string): Operation => ({
  query: `mutation Try($value: ID!) { ${field} { id } }`,
  tries: () => signedIn({ foreign: planId, madeUp: '999999', malformed: 'x', empty: '' }),
})

const OPERATIONS: Record<string, Operation> = {
  'Query.order': ofOrder('query', 'order(id: $value) { id }'),
  'Query.orders': ofOrder('query', 'orders(after: $value) { id }'),
  'Query.orderTracking': ofOrder('query', 'orderTracking(orderId: $value) { id }'),
  'Query.checkIfFeedbackIsAlreadyDone': ofOrder(
    'query',
    'checkIfFeedbackIsAlreadyDone(orderId: $value)',
  ),
  'Mutation.createPaymentIntent': ofOrder(
    'mutation',
    'createPaymentIntent(orderId: $value) { id }',
  ),
  'Mutation.giveUpOrder': ofOrder('mutation', 'giveUpOrder(orderId: $value)'),
  'Mutation.payOrderByCreditTransfer': ofOrder(
    'mutation',
    'payOrderByCreditTransfer(orderId: $value) { id }',
  ),
  'Mutation.updateOrderInvoiceDetails': ofOrder(
    'mutation',
    'updateOrderInvoiceDetails(orderId: $value, invoiceDetails: "x") { id }',
  ),
  'Mutation.requestItemRecovery': ofOrder(
    'mutation',
    'requestItemRecovery(orderId: $value, itemRecovery: {})',
  ),
  'Mutation.submitOrderFeedback': ofOrder(
    'mutation',
    `submitOrderFeedback(orderId: $value, orderFeedback: ${RANKS})`,
  ),
  'Mutation.createOrder': {
    query: `mutation Try($value: ID!) { createOrder(cartId: $value, payByCreditTransfer: false) }`,
    // It tells its refusals in its result.
    result: { createOrder: 'CART_EMPTY' },
    tries: async () => {
      const key = randomUUID()
      expect((await shop.setCart(owner.token, undefined, key)).errors).toEqual([])
      return signedIn({ foreign: key, madeUp: randomUUID(), malformed: 'x' })
    },
  },
  'Query.listCardsForCustomer': {
    query: `query Try($value: String!) { listCardsForCustomer(stripeCustomerId: $value) { id } }`,
    tries: () => signedIn({ foreign: card.customer, madeUp: 'cus_made_up', malformed: '' }),
  },
  'Mutation.deleteCard': {
    query: `mutation Try($value: ID!) { deleteCard(cardId: $value) }`,
    tries: () => signedIn({ foreign: card.id, madeUp: 'pm_made_up', malformed: '' }),
  },
  'Mutation.deletePasskey': {
    query: `mutation Try($value: ID!) { deletePasskey(id: $value) { id } }`,
    tries: () => signedIn({ foreign: passkeyId, madeUp: '999999', malformed: 'x', empty: '' }),
  },
  'Mutation.repeatOrder': ofOrder('mutation', 'repeatOrder(orderId: $value) { id }'),
  'Mutation.setPlanPaused': ofPlan('setPlanPaused(id: $value, isPaused: true)'),
  'Mutation.setPlanDateSkipped': ofPlan(
    'setPlanDateSkipped(id: $value, day: "2026-12-03", isSkipped: true)',
  ),
  'Mutation.endPlan': ofPlan('endPlan(id: $value)'),
  'Mutation.renameNamedCart': {
    query: `mutation Try($value: ID!) { renameNamedCart(id: $value, name: "Le mien") { id } }`,
    tries: () => signedIn({ foreign: namedCartId, madeUp: '999999', malformed: 'x', empty: '' }),
  },
  'Mutation.deleteNamedCart': {
    query: `mutation Try($value: ID!) { deleteNamedCart(id: $value) { id } }`,
    tries: () => signedIn({ foreign: namedCartId, madeUp: '999999', malformed: 'x', empty: '' }),
  },
  'Query.canteenOrder': {
    query: `query Try($value: String!) { canteenOrder(hashedOrderId: $value) { number } }`,
    tries: hashesOfOthers,
  },
  'Mutation.submitCanteenOrderFeedback': {
    query: `mutation Try($value: String!) { submitCanteenOrderFeedback(hashedOrderId: $value, feedback: { isSatisfied: true }) }`,
    tries: hashesOfOthers,
  },
  'Query.emailSubscriptions': {
    query: `query Try($value: String!) { emailSubscriptions(token: $value) { maskedEmail } }`,
    tries: linksOfOthers,
  },
  'Mutation.unsubscribeFromEmails': {
    query: `mutation Try($value: String!) { unsubscribeFromEmails(token: $value) }`,
    tries: linksOfOthers,
  },
  'Query.getUserFromToken': {
    query: `query Try($value: String!) { getUserFromToken(token: $value) { id } }`,
    tries: async () => {
      const ended = await addUser(server.db)
      await server.graphql('mutation End($token: String!) { disconnect(token: $token) }', {
        token: ended.token,
      })
      const email = 'oubli@test.example'
      await addUser(server.db, { email })
      await server.graphql('mutation R($email: String!) { retrievePassword(email: $email) }', {
        email,
      })
      const mailed = (await server.lastMail(email)).token
      return byValue({ ended: ended.token, mailed, madeUp: 'A'.repeat(43), malformed: '' })
    },
  },
}

let server: TestServer
let shop: ReturnType<typeof shopping>
let owner: { id: number; token: string }
let neighbour: { id: number; token: string }
let orderId: string
let card: { customer: string; id: string }
let passkeyId: string
let namedCartId: string
let planId: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { PUBLIC_URL: SITE.origin } })
  await openShop(server.db)
  shop = shopping(server)
  owner = await addUser(server.db, { canUseWireTransfer: true })
  neighbour = await addUser(server.db, { canUseWireTransfer: true })
  orderId = await shop.orderId(owner.token)
  card = await saveCard()
  const [passkey] = await passkeyCalls(server).addTo(owner.token, softAuthenticator())
  passkeyId = passkey?.id ?? ''
  const [named] = await namedCartCalls(server).save(owner.token, 'Réunion du lundi')
  namedCartId = named?.id ?? ''
  const { data } = await planCalls(server).repeat(owner.token, orderId)
  planId = data.repeatOrder.plans[0]?.id ?? ''
})
afterAll(() => server.close())

const byValue = (values: Record<string, string>, token?: string): Record<string, Try> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, ...(token && { token }) }]),
  )
const signedIn = (values: Record<string, string>) => byValue(values, neighbour.token)

function ordersOfOthers() {
  return signedIn({ foreign: orderId, madeUp: randomUUID(), malformed: "' or 1=1", empty: '' })
}

/** Signed by us, but for an order that is no canteen's and has not arrived; then what no one signed. */
function hashesOfOthers() {
  const hash = server.services.feedback.hashOf(orderId)
  const gone = server.services.feedback.hashOf(randomUUID())
  return byValue({ hash, gone, changed: `${hash.slice(0, -4)}AAAA`, madeUp: 'x', empty: '' })
}

function linksOfOthers() {
  const signer = signerOf(server.env)
  const foreign = signer.sign('feedback', 'alix@test.example', null)
  const link = signer.sign('unsubscribe', 'alix@test.example', null)
  const old = signer.sign('unsubscribe', 'alix@test.example', new Date('2026-01-01T00:00:00Z'))
  return byValue({ foreign, old, changed: `${link.slice(0, -4)}AAAA`, madeUp: 'x', empty: '' })
}

/** A card that the owner has saved while paying. */
async function saveCard() {
  const browser = sandboxBrowser(server)
  const intent = await browser.openIntent(await shop.orderId(owner.token), owner.token)
  await browser.pay(intent, '4242424242424242', true)
  const { data } = await server.graphql<{ createStripeCustomerId: string }>(
    'mutation Customer { createStripeCustomerId }',
    {},
    owner.token,
  )
  const customer = data.createStripeCustomerId
  const cards = await server.graphql<{ listCardsForCustomer: { id: string }[] }>(
    'query Cards($id: String!) { listCardsForCustomer(stripeCustomerId: $id) { id } }',
    { id: customer },
    owner.token,
  )
  return { customer, id: cards.data.listCardsForCustomer[0]?.id ?? '' }
}

test.each(Object.entries(OPERATIONS))(
  '%s gives one response to what is another account’s, made up, changed or over',
  async (_, { query, result, tries }) => {
    const responses = new Map<string, string>()
    for (const [name, { value, token }] of Object.entries(await tries())) {
      const { status, data, errors } = await server.graphql(query, { value }, token)
      expect(errors).toHaveLength(result ? 0 : 1)
      expect(Object.keys(errors[0]?.extensions ?? {})).toEqual(result ? [] : ['code'])
      if (result) expect(data).toEqual(result)
      responses.set(name, JSON.stringify({ status, data, errors }))
    }
    expect([...new Set(responses.values())]).toHaveLength(1)
  },
)

test('and nothing of it changed anything', async () => {
  expect(await orderStatus(server, orderId)).toBe('waitingForPayment')
  const { data } = await server.graphql('query Mine { orders { id status } }', {}, neighbour.token)
  expect(data).toEqual({ orders: [] })
  const keys = await server.graphql(
    'query Keys { getCustomerProfile { passkeys { id } } }',
    {},
    owner.token,
  )
  expect(keys.data).toEqual({ getCustomerProfile: { passkeys: [{ id: passkeyId }] } })
  expect(await namedCartCalls(server).namesOf(owner.token)).toEqual(['Réunion du lundi'])
  expect(await planCalls(server).list(owner.token)).toMatchObject([{ id: planId, isPaused: false }])
})

test('every operation of the schema that takes an id or a token is tried, here or there', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const taking = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {})
      .filter(({ args }) =>
        args.some(
          ({ name, type: argument }) =>
            isScalarType(getNamedType(argument)) &&
            (getNamedType(argument).name === 'ID' || /token|key|hash|Id$/i.test(name)),
        ),
      )
      .map(({ name }) => `${type?.name}.${name}`),
  )
  const named = [...Object.keys(OPERATIONS), ...OPEN, ...MAILED]
  const untried = taking.filter((name) => !named.includes(name))
  if (untried.length > 0) {
    throw new Error(
      `Add ${untried.join(', ')} to OPERATIONS, or where another account may use it, to OPEN`,
    )
  }
  expect([...taking].sort()).toEqual(named.sort())
})
