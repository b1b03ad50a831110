import { asc, eq } from 'drizzle-orm'
import { formatMoney } from '#domain/pricing/money'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations'
import { creditNotes, payments } from '#server/db/tables'
import { runOps } from '#server/ops/runOps'
import { imbalances } from '../../support/books'
import { aCart, shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let people = 0
let email: string
let token: string

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  await forgetOrders(server.db)
  server.clock.moveTo(TUESDAY)
  email = `part${(people += 1)}@test.example`
  token = (await addUser(server.db, { email, canUseWireTransfer: true })).token
})

const ops = (...args: string[]) => {
  const { services, sandbox, db, clock, dataDir } = server
  return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
}

async function transferOrder({ isPaid = true } = {}) {
  const id = await shopping(server).orderId(token, aCart(), { payByCreditTransfer: true })
  const { number, totalWithVat: total } = await orderBooks(server).read(id, token)
  if (isPaid) await ops('order', number, 'paid')
  return { id, number, total }
}

async function cardOrder() {
  const id = await shopping(server).orderId(token)
  const browser = sandboxBrowser(server)
  await browser.pay(await browser.openIntent(id, token), '4242424242424242')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')
  return { id, number: (await orderBooks(server).read(id, token)).number }
}

const backs = async (id: string) =>
  (await server.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id))
    .filter(({ amount }) => amount < 0)
    .map(({ type, amount, paidAt }) => ({ type, amount, isGone: paidAt !== null }))
const part = (amount: number) => ({ type: 'wireTransferRefund', amount: -amount, isGone: true })

const notesOf = async (id: string) => {
  const rows = await server.db
    .select({ content: creditNotes.content })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, id))
    .orderBy(asc(creditNotes.number))
  return rows.map(({ content }) => content)
}

const refundMails = async () =>
  (await server.mails(email)).filter(({ subject }) =>
    subject.startsWith('Nous vous avons remboursé'),
  )

test('a part of a delivered order’s transfer that was sent back is booked, credited and told', async () => {
  const { id, number, total } = await transferOrder()
  await moveAsFarAs(server, id, 'delivered')
  expect(await ops('order', number, 'refunded', '12,50')).toEqual({
    isDone: true,
    words: `12,50\u00a0€ of ${number} are sent back, 12,50\u00a0€ of ${formatMoney(total)} in all.`,
  })
  expect(await backs(id)).toEqual([part(1_250)])
  expect(await notesOf(id)).toMatchObject([
    { totalTTC: 1_250, method: 'wireTransfer', isLast: false },
  ])
  const [mail] = await refundMails()
  expect(mail?.text).toMatch(new RegExp(`remboursé 12,50\\s€ sur la commande ${number}`))
  expect(mail?.text).toContain('rendue par virement')
  expect(mail?.text).toContain('L’avoir qui corrige votre facture')
  expect(await orderBooks(server).read(id, token)).toMatchObject({ isFullyPaid: true })

  const rest = total - 1_250
  expect(await ops('order', number, 'refunded', (rest / 100).toFixed(2))).toMatchObject({
    isDone: true,
    words: expect.stringContaining(`, ${formatMoney(total)} of ${formatMoney(total)} in all.`),
  })
  expect(await notesOf(id)).toMatchObject([{}, { totalTTC: rest, isLast: true }])
  expect(await ops('order', number, 'refunded', '0,01')).toEqual({
    isDone: false,
    words: `Of no transfer of ${number} are 0,01\u00a0€ left.`,
  })
  expect(await imbalances(server.db)).toEqual([])
})

test('a part that went back before the delivery is credited with the invoice', async () => {
  const { id, number } = await transferOrder()
  await ops('order', number, 'refunded', '3')
  expect(await notesOf(id)).toEqual([])
  await moveAsFarAs(server, id, 'delivered')
  expect(await notesOf(id)).toMatchObject([{ totalTTC: 300, method: 'wireTransfer' }])
  expect(await imbalances(server.db)).toEqual([])
})

test('no more goes back than came, of two parts at once too', async () => {
  const { id, total } = await transferOrder()
  const most = Math.ceil(total * 0.6)
  const sent = await Promise.all(
    [most, most].map((amount) =>
      server.services.sendPartBackByTransfer(id, { amount, isAgain: true }),
    ),
  )
  expect(sent.map(({ kind }) => kind).sort()).toEqual(['sentBack', 'tooMuch'])
  expect(await backs(id)).toEqual([part(most)])
})

test('a command given twice, at once too, books once; as much once more is said by « again »', async () => {
  const { id, number, total } = await transferOrder()
  const send = (...more: string[]) => ops('order', number, 'refunded', '3', ...more)
  const twice = await Promise.all([send(), send()])
  expect(twice.map(({ isDone }) => isDone).sort()).toEqual([false, true])
  server.clock.advance(DAY_MS - MINUTE_MS)
  expect(await send()).toEqual({
    isDone: false,
    words: `3,00\u00a0€ of ${number} were noted within the last day already; if as much was sent once more, add « again ».`,
  })
  expect(await backs(id)).toEqual([part(300)])
  expect(await send('again')).toEqual({
    isDone: true,
    words: `3,00\u00a0€ of ${number} are sent back, 6,00\u00a0€ of ${formatMoney(total)} in all.`,
  })
  expect(await ops('order', number, 'refunded', '3,01')).toMatchObject({ isDone: true })
  server.clock.advance(DAY_MS)
  expect(await send()).toMatchObject({ isDone: true })
  expect(await backs(id)).toEqual([part(300), part(300), part(301), part(300)])
  expect(await send('twice')).toMatchObject({
    isDone: false,
    words: expect.stringMatching(/^Usage/),
  })
})

test('as much of two orders is sent back of each', async () => {
  for (const { id, number } of [await transferOrder(), await transferOrder()]) {
    expect(await ops('order', number, 'refunded', '3')).toMatchObject({ isDone: true })
    expect(await backs(id)).toEqual([part(300)])
  }
})

test('nothing goes back of a transfer that has not come, of a card, or beside what is owed', async () => {
  const refused = async (number: string, words: string) =>
    expect(await ops('order', number, 'refunded', '1')).toEqual({ isDone: false, words })
  const unpaid = await transferOrder({ isPaid: false })
  await refused(unpaid.number, `No money has come for ${unpaid.number}.`)
  const byCard = await cardOrder()
  const isByCard = `${byCard.number} was paid by card: refund it in the provider's dashboard.`
  await refused(byCard.number, isByCard)
  expect(await backs(byCard.id)).toEqual([])
  await ops('order', byCard.number, 'canceled')
  await until(async () => (await backs(byCard.id))[0]?.isGone === true)
  await refused(byCard.number, isByCard)
  const { id, number, total } = await transferOrder()
  await ops('order', number, 'canceled')
  await refused(
    number,
    `What is left of ${number} is owed whole; once it is sent back: npm run ops -- order ${number} refunded`,
  )
  expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
  expect(await backs(id)).toEqual([part(total)])
  expect(await imbalances(server.db)).toEqual([])
})

describe('what was noted by mistake', () => {
  const undo = (number: string, amount: string) =>
    ops('order', number, 'refunded', amount, 'undone')

  test('is taken back once, and its credit note stands for the next refund', async () => {
    const { id, number, total } = await transferOrder()
    await moveAsFarAs(server, id, 'delivered')
    await ops('order', number, 'refunded', '12,50')
    expect(await undo(number, '12,50')).toMatchObject({ isDone: true })
    expect(await undo(number, '12,50')).toEqual({
      isDone: false,
      words: `No transfer of 12,50\u00a0€ is noted as sent back of ${number}.`,
    })
    expect(await backs(id)).toEqual([{ ...part(1_250), isGone: false }])
    expect(await imbalances(server.db)).toEqual([])
    expect(await ops('order', number, 'refunded', '10')).toMatchObject({
      isDone: true,
      words: expect.stringContaining(`, 10,00\u00a0€ of ${formatMoney(total)} in all.`),
    })
    expect(await notesOf(id)).toMatchObject([{ totalTTC: 1_250 }])
    expect(await imbalances(server.db)).toEqual([])
  })

  test('is noted again at once when it has been sent after all', async () => {
    const { id, number } = await transferOrder()
    await ops('order', number, 'refunded', '3')
    await undo(number, '3')
    expect(await ops('order', number, 'refunded', '3')).toMatchObject({ isDone: true })
    await moveAsFarAs(server, id, 'delivered')
    expect(await notesOf(id)).toMatchObject([{ totalTTC: 300 }])
    expect(await imbalances(server.db)).toEqual([])
  })

  test('is owed again of an order that was called off, before and after', async () => {
    const { id, number, total } = await transferOrder()
    await ops('order', number, 'refunded', '3')
    await ops('order', number, 'canceled')
    expect(await undo(number, '3')).toMatchObject({ isDone: true })
    const taken = { ...part(300), isGone: false }
    expect(await backs(id)).toEqual([taken, { ...part(total), isGone: false }])
    await ops('order', number, 'refunded')
    expect(await undo(number, (total / 100).toFixed(2))).toMatchObject({ isDone: true })
    expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
    expect(await backs(id)).toEqual([taken, { ...part(total), isGone: false }, part(total)])
    expect(await imbalances(server.db)).toEqual([])
  })

  test('is to be sent by transfer again of what a bank did not take', async () => {
    const { id, number } = await cardOrder()
    const states = async () =>
      (await server.db.select().from(payments).where(eq(payments.orderId, id)))
        .filter(({ amount }) => amount < 0)
        .map(({ paidAt, hasFailed }) => ({ isGone: paidAt !== null, hasFailed }))
    const [sent, failed] = [
      { isGone: true, hasFailed: false },
      { isGone: false, hasFailed: true },
    ]
    await moveAsFarAs(server, id, 'delivered')
    await ops('order', number, 'refund', '20')
    await until(async () => (await states())[0]?.isGone === true)
    expect(await undo(number, '20')).toMatchObject({ isDone: false })
    await ops('order', number, 'refund-failed')
    await until(async () => (await states())[0]?.hasFailed === true)
    await ops('order', number, 'refunded')
    expect(await undo(number, '20')).toMatchObject({ isDone: true })
    expect(await undo(number, '20')).toMatchObject({ isDone: false })
    expect(await states()).toEqual([failed])
    expect(await ops('order', number, 'refunded')).toMatchObject({ isDone: true })
    expect(await states()).toEqual([sent])
    expect(await notesOf(id)).toHaveLength(1)
    expect(await imbalances(server.db)).toEqual([])
  })

  test('is not what is still owed', async () => {
    const { number, total } = await transferOrder()
    await ops('order', number, 'canceled')
    expect(await undo(number, (total / 100).toFixed(2))).toMatchObject({ isDone: false })
  })
})
