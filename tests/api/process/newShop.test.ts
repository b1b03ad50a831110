import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { formatMoney } from '#domain/pricing/money'
import { readCatalogueFolder } from '#server/ops/catalogue/folder/readCatalogueFolder'
import { runOps } from '#server/ops/runOps'
import { shopWarnings } from '#server/process/productionWarnings'
import { DEMO_FOLDER } from '../../../src/demo/files'
import { aCart, shopping, units } from '../../support/carts'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const ROOT = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
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

async function run(statements: string) {
  const withoutComments = statements.replaceAll(/^--.*$/gm, '')
  for (const statement of withoutComments.split(/;\s*\n/).filter((text) => text.trim() !== '')) {
    await server.db.execute(sql.raw(statement))
  }
}

const places = () => run(read('deploy/places.sql').replaceAll(/^(?:begin|commit);$/gm, ''))

/** What the page for operators writes by hand of a company. */
function agreement(): string {
  const page = read('docs/operations.md')
  const section = page.slice(page.indexOf('## Before the first order'))
  const block = /```sql\n([^`]+)```/.exec(section)?.[1]
  if (block === undefined) throw new Error('The page has no agreement')
  return block
}

async function loadDishes() {
  const { clock, db, services, sandbox, dataDir } = server
  const input = readCatalogueFolder(join(DEMO_FOLDER, 'catalogue'))
  const command = { who: 'nadia', args: ['catalogue', './carte'], input }
  expect(await runOps({ clock, db, services, sandbox, dataDir }, command)).toMatchObject({
    isDone: true,
  })
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
  await loadDishes()
  expect(await warnings()).toEqual([expect.stringMatching(/deploy\/places\.sql/)])
  await places()
  await places()
  expect(await warnings()).toEqual([])

  const { token } = await addUser(server.db, { email: 'camille@atelier-nord.example' })
  const shop = shopping(server)
  const cart = aCart({ items: [units(await tray(), 20)] })
  const order = { payByCreditTransfer: true }
  expect(await shop.order(token, cart, order)).toBe('WIRE_TRANSFER_NOT_ALLOWED')

  await run(agreement())
  const { data } = await server.graphql(PROFILE, {}, token)
  expect(data).toEqual({ getCustomerProfile: { companyEntity: { hasRoomServiceEnabled: true } } })
  const stored = await shop.setCart(token, cart)
  const { sumDeliveryPriceHT, companyDiscountTitle } = stored.data.setCart.totals
  expect(formatMoney(sumDeliveryPriceHT ?? 0)).toBe(formatMoney(1200))
  expect(companyDiscountTitle).toBe('Remise -10 %')
  expect(await shop.order(token, cart, order)).toMatch(/^ORDER_ID:/)
})
