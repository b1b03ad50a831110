import { mails, orders } from '#server/db/tables'
import { runOnOrder } from '#server/ops/orderCommands'
import { runOps } from '#server/ops/runOps'
import { eq } from 'drizzle-orm'
import { aCart, shopping } from '../../support/carts'
import { orderBooks } from '../../support/orders'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
let shop: ReturnType<typeof shopping>
let books: ReturnType<typeof orderBooks>
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
  shop = shopping(server)
  books = orderBooks(server)
  token = (await addUser(server.db, { canUseWireTransfer: true })).token
})
afterAll(() => server.close())

const dependencies = () => {
  const { clock, db, services, sandbox, dataDir } = server
  return { clock, db, services, sandbox, dataDir }
}
const ops = (...args: string[]) => runOps(dependencies(), { who: 'nadia', args })

test('of two commands at once, the second says what the order has become', async () => {
  const id = await shop.orderId(token, aCart(), { payByCreditTransfer: true })
  const { number } = await books.read(id, token)
  const [asRead] = await server.db.select().from(orders).where(eq(orders.id, id))
  if (!asRead) throw new Error('No order')
  await ops('order', number, 'canceled')
  expect(await runOnOrder(dependencies(), asRead, 'assigned')).toEqual({
    isDone: false,
    words: `${number} is canceled and cannot become assigned.`,
  })
  expect(await runOnOrder(dependencies(), asRead, 'canceled')).toEqual({
    isDone: false,
    words: `${number} is canceled and cannot become canceled.`,
  })
})

test('the words of a mail server make no line of their own and move no cursor', async () => {
  const { mail } = server.services
  const to = { id: 7, emailValidatedAt: server.clock.now(), email: 'alix@atelier.example' }
  const refusal = { failures: 1, lastError: '550-5.1.1 No\u001bc such\n550 user', nextTryAt: null }
  // At once: the mails of the order above may still be leaving, and this one would go with them.
  await server.db.transaction(async (tx) => {
    await mail.write(tx, to, 'welcome', { firstname: 'Alix' })
    await tx.update(mails).set(refusal).where(eq(mails.recipient, to.email))
  })
  const { words } = await ops('mails')
  expect(words).toMatch(/given up: 550-5\.1\.1 Noc such 550 user$/)
})

test('a period beyond the days of deliveries is no command', async () => {
  expect((await ops('reconcile', '2026-11-01', '9999-12-31')).words).toMatch(/^Usage:/)
})
