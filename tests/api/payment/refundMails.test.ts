import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus, paymentsOf } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

async function paid() {
  const { id: userId, token } = await addUser(server.db)
  const [user] = await server.db.select().from(users).where(eq(users.id, userId))
  const id = await shopping(server).orderId(token)
  const browser = sandboxBrowser(server)
  const intent = await browser.openIntent(id, token)
  await browser.pay(intent, '4242424242424242')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')
  const { number } = await orderBooks(server).read(id, token)
  return { id, number, total: intent.amount, email: user?.email ?? '' }
}

const refundMails = async (email: string) =>
  (await server.mails(email)).filter(({ subject }) =>
    subject.startsWith('Nous vous avons rembours'),
  )

function ops(...args: string[]) {
  const { services, sandbox, db, clock, dataDir } = server
  return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
}

test('a part that goes back is told once, with its amount; a second one is told as well', async () => {
  const { number, email } = await paid()
  await ops('order', number, 'refund', '12,50')
  await until(async () => (await refundMails(email)).length === 1)
  const [mail] = await refundMails(email)
  expect(mail?.subject).toMatch(/^Nous vous avons remboursé 12,50\s€$/)
  expect(mail?.text).toMatch(new RegExp(`remboursé 12,50\\s€ sur la commande ${number}`))
  expect(mail?.text).toContain('sur la carte qui a payé')
  expect(mail?.text).not.toContain('avoir')
  await ops('order', number, 'refund', '3')
  await until(async () => (await refundMails(email)).length === 2)
})

test('all of a delivered order is told as such, with its credit note', async () => {
  const { id, number, total, email } = await paid()
  await moveAsFarAs(server, id, 'delivered')
  await ops('order', number, 'refund', (total / 100).toFixed(2))
  await until(async () => (await refundMails(email)).length === 1)
  const [mail] = await refundMails(email)
  expect(mail?.text).toContain(`La commande ${number} vous est entièrement remboursée`)
  expect(mail?.text).toContain('L’avoir qui corrige votre facture')
})

test('what a bank did not take is told again when it goes by transfer', async () => {
  const { number, email } = await paid()
  await ops('order', number, 'refund', '20')
  await until(async () => (await refundMails(email)).length === 1)
  await ops('order', number, 'refund-failed')
  await ops('order', number, 'refunded')
  await until(async () => (await refundMails(email)).length === 2)
  expect((await refundMails(email))[1]?.text).toContain('rendue par virement')
})

test('an order that is called off has been told already, and a dispute is the bank’s to tell', async () => {
  const [canceled, disputed] = [await paid(), await paid()]
  await server.services.moveOrder(canceled.id, 'canceled', server.clock.now())
  await ops('order', disputed.number, 'dispute')
  for (const { id, total } of [canceled, disputed]) {
    await until(async () =>
      (await paymentsOf(server, id)).some(({ amount, isPaid }) => amount === -total && isPaid),
    )
  }
  expect(await refundMails(canceled.email)).toEqual([])
  expect(await refundMails(disputed.email)).toEqual([])
})
