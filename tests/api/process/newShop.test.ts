import { join } from 'node:path'
import { formatMoney } from '#domain/pricing/money'
import { runOps } from '#server/ops/runOps'
import { shopWarnings } from '#server/process/productionWarnings'
import { readFiles } from '../../../src/tools/ops/readFiles'
import { aCart, shopping, units } from '../../support/carts'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

const ROOT = join(__dirname, '../../..')
const PROFILE = '{ getCustomerProfile { companyEntity { hasRoomServiceEnabled } } }'
const LIST = `query List($input: AvailableInventoryInput!) {
  availableInventory(input: $input) { products { id name available line { id } } }
}`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

const warnings = () => shopWarnings(server.services.delivery, { isProduction: true })

/** Runs a command on a file of the repository, as an operator types it. */
async function load(name: string, file: string) {
  const { clock, db, services, sandbox, dataDir } = server
  const args = [name, join(ROOT, file)]
  const command = { who: 'nadia', args, input: JSON.parse(JSON.stringify(readFiles(args))) }
  return runOps({ clock, db, services, sandbox, dataDir }, command)
}

async function tray() {
  const input = { date: aCart().deliveryDay, distributionPointsIds: ['111'] }
  type Listed = { id: string; available: number; line: { id: string } }
  const { data } = await server.graphql<{ availableInventory: { products: Listed[] } }>(LIST, {
    input,
  })
  const found = data.availableInventory.products.find(({ line }) => line.id === 'LIGNE-PLATEAUX')
  if (!found) throw new Error('No tray')
  return { id: found.id, lineId: found.line.id }
}

test('what the page for operators says makes an empty shop one that sells', async () => {
  expect(await load('catalogue', 'src/demo/catalogue')).toMatchObject({ isDone: true })
  expect(await warnings()).toEqual([expect.stringMatching(/ops -- places/)])
  expect(await load('places', 'deploy/places.yaml')).toEqual({
    isDone: true,
    words: 'The places are loaded: 5 added, 0 changed, 0 withdrawn.',
  })
  expect(await load('places', 'deploy/places.yaml')).toMatchObject({
    words: 'The places are loaded: 0 added, 0 changed, 0 withdrawn.',
  })
  await until(async () => (await warnings()).length === 0)

  const { token } = await addUser(server.db, { email: 'camille@atelier-nord.example' })
  const shop = shopping(server)
  const cart = aCart({ items: [units(await tray(), 20)] })
  const order = { payByCreditTransfer: true }
  expect(await shop.order(token, cart, order)).toBe('WIRE_TRANSFER_NOT_ALLOWED')

  expect(await load('agreements', 'deploy/agreements.yaml')).toEqual({
    isDone: true,
    words: 'The agreements are loaded: 3 added, 1 changed, 0 withdrawn.',
  })
  expect(await load('agreements', 'deploy/agreements.yaml')).toMatchObject({
    words: 'The agreements are loaded: 0 added, 0 changed, 0 withdrawn.',
  })
  const { data } = await server.graphql(PROFILE, {}, token)
  expect(data).toEqual({ getCustomerProfile: { companyEntity: { hasRoomServiceEnabled: true } } })
  const stored = await shop.setCart(token, cart)
  const { sumDeliveryPriceHT, companyDiscountTitle } = stored.data.setCart.totals
  expect(formatMoney(sumDeliveryPriceHT ?? 0)).toBe(formatMoney(1200))
  expect(companyDiscountTitle).toBe('Remise -10 %')
  expect(await shop.order(token, cart, order)).toMatch(/^ORDER_ID:/)
})

test('a database that is too busy to say whether the shop delivers is a warning, and no failed start', async () => {
  const hasPoints = () => Promise.reject(new Error('timeout exceeded when trying to connect'))
  expect(await shopWarnings({ hasPoints }, { isProduction: true })).toEqual([
    'Whether there is a distribution point cannot be read now: Error: timeout exceeded when trying to connect',
  ])
})
