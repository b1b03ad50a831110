import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc } from 'drizzle-orm'
import { opsMoves, shopSettings, users } from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { runOpsBeside } from '#server/ops/runOpsBeside'
import { ensureProvider } from '#server/flows/payment/shopProvider'
import {
  providerNameOf,
  readProvider,
  type ProviderName,
} from '#server/providers/payments/rememberedProvider'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { productionOn } from '../../../src/tools/support/production'
import { shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus } from '../../support/paymentBuilders'
import { programFile } from '../../support/compiledServer'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { startProductionServer } from '../../support/productionServer'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { postgresTemplate, TEMPLATES_VARIABLE } from '../../support/testDatabase'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

test.each([
  [{ isSandbox: true, isLive: false }, 'sandbox'],
  [{ isSandbox: false, isLive: false }, 'stripe-test'],
  [{ isSandbox: false, isLive: true }, 'stripe-live'],
])('a provider and its mode have one name: %j is %s', (provider, name) => {
  expect(providerNameOf(provider)).toBe(name)
})

describe('a shop remembers its payment provider', () => {
  let server: TestServer
  let token: string

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await forgetOrders(server.db)
    await server.db.delete(shopSettings)
    await server.db.delete(opsMoves)
    token = (await addUser(server.db)).token
  })

  const start = (own: ProviderName, isProduction: boolean) =>
    ensureProvider(server.db, own, { isProduction, clock: server.clock })
  const known = () => readProvider(server.db)
  const dependencies = () => {
    const { services, sandbox, db, clock, dataDir } = server
    return { services, sandbox, db, clock, dataDir }
  }
  const ops = (own: ProviderName, ...args: string[]) =>
    runOpsBeside({ ...dependencies(), own }, { args, who: 'nadia' })
  const moves = async () => {
    const rows = await server.db.select().from(opsMoves).orderBy(desc(opsMoves.id))
    return rows.map(({ who, command, isDone }) => [who, command.join(' '), isDone])
  }

  test('from its first start, and production starts with no other', async () => {
    await start('stripe-test', true)
    await start('stripe-test', true)
    await expect(start('stripe-live', true)).rejects.toThrow(
      /run on stripe-test and these variables on stripe-live: .*npm run ops -- provider stripe-live$/,
    )
    expect(await known()).toBe('stripe-test')
  })

  test('a developer’s shop follows its variables', async () => {
    await start('sandbox', false)
    await start('stripe-test', false)
    expect(await known()).toBe('stripe-test')
  })

  test('with another one, commands are refused, change nothing and are written down', async () => {
    await start('stripe-live', true)
    const id = await shopping(server).orderId(token)
    const { number } = await orderBooks(server).read(id, token)
    for (const args of [['order', number, 'canceled'], ['reconcile'], ['books']]) {
      const response = await ops('sandbox', ...args)
      expect(response).toEqual({
        isDone: false,
        words: expect.stringContaining('run on stripe-live'),
      })
    }
    expect(await orderStatus(server, id)).toBe('waitingForPayment')
    expect(await moves()).toEqual([
      ['nadia', 'books', false],
      ['nadia', 'reconcile', false],
      ['nadia', `order ${number} canceled`, false],
    ])
    expect(await ops('stripe-live', 'order', number)).toMatchObject({ isDone: true })
  })

  test('it is changed on purpose, by the variables of the new one, and written down', async () => {
    await start('stripe-test', true)
    expect(await ops('stripe-test', 'provider', 'stripe-live')).toEqual({
      isDone: false,
      words: 'These variables run on stripe-test: give those of stripe-live.',
    })
    expect(await known()).toBe('stripe-test')
    expect(await ops('stripe-live', 'provider', 'stripe-live')).toEqual({
      isDone: true,
      words: "The shop's payments run on stripe-live from its next start on.",
    })
    await start('stripe-live', true)
    expect(await moves()).toEqual([
      ['nadia', 'provider stripe-live', true],
      ['nadia', 'provider stripe-live', false],
    ])
  })

  test('the new one knows no customer yet: the names of the old one are forgotten, once', async () => {
    const { id } = await addUser(server.db, { paymentCustomerId: 'cus_old' })
    const customerId = () => server.services.customers.findPaymentCustomerId(id)
    await start('stripe-test', true)
    expect(await customerId()).toBe('cus_old')
    await ops('stripe-live', 'provider', 'stripe-live')
    expect(await customerId()).toBeNull()
    await server.db.update(users).set({ paymentCustomerId: 'cus_new' })
    await ops('stripe-live', 'provider', 'stripe-live')
    await start('stripe-live', true)
    expect(await customerId()).toBe('cus_new')
    await start('sandbox', false)
    expect(await customerId()).toBeNull()
  })

  test('not while an order waits for its payment', async () => {
    await start('stripe-test', true)
    const id = await shopping(server).orderId(token)
    expect(await ops('sandbox', 'provider', 'sandbox')).toEqual({
      isDone: false,
      words:
        '1 orders wait for their payment and 0 refunds are owed at stripe-test: let them end first.',
    })
    expect(await known()).toBe('stripe-test')
    await server.services.cancelUnpaidOrder(id)
    expect(await ops('sandbox', 'provider', 'sandbox')).toMatchObject({ isDone: true })
  })

  test('not while a refund is owed to a card', async () => {
    const id = await shopping(server).orderId(token)
    const browser = sandboxBrowser(server)
    await browser.pay(await browser.openIntent(id, token), '4242424242424242')
    await until(async () => (await orderStatus(server, id)) === 'confirmed')
    await start('sandbox', true)
    await server.db.transaction((tx) => server.services.payment.oweRefunds(tx, id))
    expect(await ops('stripe-test', 'provider', 'stripe-test')).toMatchObject({
      isDone: false,
      words: expect.stringMatching(/^0 orders .* and 1 refunds are owed at sandbox/),
    })
    await server.services.refundOwed()
    expect(await ops('stripe-test', 'provider', 'stripe-test')).toMatchObject({ isDone: true })
  })

  test('not while the cards of a closed account are to be deleted', async () => {
    await start('sandbox', true)
    const closedAt = server.clock.now()
    await addUser(server.db, { paymentCustomerId: 'cus_closed', closedAt })
    expect(await ops('stripe-test', 'provider', 'stripe-test')).toEqual({
      isDone: false,
      words: '1 closed accounts still have cards at sandbox: let them be deleted first.',
    })
    await server.services.deleteClosedCustomers()
    expect(await ops('stripe-test', 'provider', 'stripe-test')).toMatchObject({ isDone: true })
  })

  test('not while the shop runs', async () => {
    await start('sandbox', true)
    expect(await runOps(dependencies(), { args: ['provider', 'sandbox'], who: 'nadia' })).toEqual({
      isDone: false,
      words: 'The payment provider is changed while the shop is stopped.',
    })
  })

  test('a paid order that is delivered holds nothing up', async () => {
    const id = await shopping(server).orderId(token)
    const browser = sandboxBrowser(server)
    await browser.pay(await browser.openIntent(id, token), '4242424242424242')
    await until(async () => (await orderStatus(server, id)) === 'confirmed')
    await moveAsFarAs(server, id, 'delivered')
    await start('sandbox', true)
    expect(await ops('stripe-test', 'provider', 'stripe-test')).toMatchObject({ isDone: true })
  })
})

describe('as processes of production', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'tablee-provider-'))
  const STRIPE = {
    PAYMENTS: '',
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    STRIPE_API_URL: 'http://127.0.0.1:9',
  }
  const adminUrl = process.env.TEST_DATABASE_URL
  let place: Record<string, string> = { DATA_DIR }
  let dispose = async () => {}

  beforeAll(async () => {
    if (!adminUrl) return
    const database = await createTestDatabase(adminUrl, {
      template: postgresTemplate(process.env[TEMPLATES_VARIABLE] ?? '', 'migrated'),
    })
    place = { DATA_DIR, DATABASE_URL: database.url }
    dispose = database.drop
  })
  afterAll(async () => {
    await dispose()
    rmSync(DATA_DIR, { recursive: true, force: true })
  })

  async function command(variables: Record<string, string>, ...args: string[]) {
    const child = spawn(process.execPath, [programFile('ops'), ...args], {
      env: {
        PATH: process.env.PATH,
        ...productionOn(place.DATABASE_URL),
        ...place,
        OPS_USER: 'nadia',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let words = ''
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
    const [code] = await once(child, 'close')
    return { code, words }
  }

  test('another provider starts no server and runs no command until it is changed', async () => {
    const first = await startProductionServer(place)
    await first.stop()
    const other = await startProductionServer({ ...place, ...STRIPE }).then(
      () => '',
      (error: unknown) => String(error),
    )
    expect(other).toContain('run on sandbox and these variables on stripe-test')
    expect(other).not.toMatch(/\n +at /)
    const refused = await command(STRIPE, 'order', 'T-1', 'canceled')
    expect(refused).toEqual({ code: 1, words: expect.stringContaining('run on sandbox') })
    expect(await command(STRIPE, 'provider', 'stripe-test')).toMatchObject({ code: 0 })
    const second = await startProductionServer({ ...place, ...STRIPE })
    expect(second.words).toContain('Stripe')
    await second.stop()
    const { words } = await command(STRIPE, 'log')
    expect(words).toMatch(
      /nadia {2}provider stripe-test {2}done.*\n.*order T-1 canceled {2}refused/,
    )
  })
})
