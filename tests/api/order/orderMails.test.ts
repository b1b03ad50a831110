import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { users } from '#server/db/tables'
import { createOrderAttachments } from '#server/flows/order/orderAttachments'
import { createSiteLinks } from '#server/base/siteLinks'
import { shopping } from '../../support/carts'
import { pdfPages } from '../../support/pdfText'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

let server: TestServer
let shop: ReturnType<typeof shopping>
let browser: ReturnType<typeof sandboxBrowser>

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { PUBLIC_URL: 'https://tablee.example' } })
  await openShop(server.db)
  shop = shopping(server)
  browser = sandboxBrowser(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveTo(TUESDAY))

async function customer(changes: Partial<typeof users.$inferInsert> = {}) {
  const { id, token } = await addUser(server.db, changes)
  const [user] = await server.db.select().from(users).where(eq(users.id, id))
  const email = user?.email ?? ''
  return { token, email, subjects: async () => subjectsOf(email) }
}

const subjectsOf = async (email: string) =>
  (await server.mails(email)).map(({ subject }) => subject.replace(/T-\d+/, 'T-…'))

test('a transfer order is confirmed by mail, with where to send the money and its reference', async () => {
  const { token, email, subjects } = await customer({ canUseWireTransfer: true })
  const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
  expect(await subjects()).toEqual(['Votre commande T-… est confirmée'])
  const { text, link, subject } = await server.lastMail(email)
  const number = /T-\d+/.exec(subject)?.[0]
  expect(link).toContain(`https://tablee.example/track/${id}/`)
  expect(text).toContain('le virement, au plus tard le samedi 26\u00a0décembre, en rappelant')
  expect(text).toContain('IBAN\u00a0: FR76 3000 6000 0112 3456 7890 189')
  expect(text).toContain(`Référence\u00a0: ${number}`)
  expect(text).toContain('Livraison\u00a0: jeudi 26\u00a0novembre, ')
  expect(text).toMatch(/Total TTC\u00a0: 7[78],\d\d/)
})

test('the confirmation holds a link by which the person who receives the order follows it, without an account', async () => {
  const { token, email } = await customer({ canUseWireTransfer: true })
  const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
  const { text } = await server.lastMail(email)
  const [, orderId, trackingToken] =
    /https:\/\/tablee\.example\/track\/([^/\s]+)\/(\S+)/.exec(text) ?? []
  expect(orderId).toBe(id)
  const { data, errors } = await server.graphql(
    `query T($id: ID!, $token: String) { orderTracking(orderId: $id, token: $token) { status isOwner } }`,
    { id, token: trackingToken },
  )
  expect(errors).toEqual([])
  expect(data.orderTracking).toEqual({ status: 'confirmed', isOwner: false })
})

test('a card order is confirmed by mail once it is paid, and once', async () => {
  const { token, email, subjects } = await customer()
  const id = await shop.orderId(token)
  expect(await subjects()).toEqual([])
  await browser.pay(await browser.openIntent(id, token), '4242424242424242')
  await until(async () => (await subjects()).length === 1)
  expect((await server.lastMail(email)).text).not.toContain('IBAN')
  await server.db.transaction((tx) => server.services.confirmPaidOrder(tx, id, server.clock.now()))
  expect(await subjects()).toEqual(['Votre commande T-… est confirmée'])
})

test('an order that expires is told to who had come to pay, not to who had left', async () => {
  const [payer, leaver, quitter] = [await customer(), await customer(), await customer()]
  await browser.openIntent(await shop.orderId(payer.token), payer.token)
  await shop.orderId(leaver.token)
  const given = await shop.orderId(quitter.token)
  await browser.openIntent(given, quitter.token)
  await server.graphql(
    `mutation GiveUp($id: ID!) { giveUpOrder(orderId: $id) }`,
    { id: given },
    quitter.token,
  )
  server.clock.advance(31 * 60_000)
  expect(await server.services.expireOrders()).toBe(2)
  expect(await payer.subjects()).toEqual(['Votre commande T-… n’a pas été payée'])
  expect([await leaver.subjects(), await quitter.subjects()]).toEqual([[], []])
})

test('an order that the shop calls off is told', async () => {
  const { token, subjects } = await customer({ canUseWireTransfer: true })
  const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
  await server.services.moveOrder(id, 'canceled', server.clock.now())
  expect(await subjects()).toEqual([
    'Votre commande T-… est confirmée',
    'Votre commande T-… est annulée',
  ])
})

test('a transfer that has reached the bank is told, with its amount, and once', async () => {
  const { token, email, subjects } = await customer({ canUseWireTransfer: true })
  const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
  const { receiveTransfer } = server.services
  const outcomes = await Promise.all([receiveTransfer(id), receiveTransfer(id)])
  expect(outcomes.sort()).toEqual(['alreadyPaid', 'received'])
  expect(await subjects()).toEqual([
    'Votre commande T-… est confirmée',
    'Nous avons reçu votre virement pour la commande T-…',
  ])
  const { text, html, link } = await server.lastMail(email)
  expect(link).toContain(`https://tablee.example/track/${id}/`)
  expect(text).toMatch(/Votre virement de 7[78],\d\d\s€ est arrivé/)
  expect(html).toContain('est entièrement payée')
})

describe('the files of a confirmation', () => {
  const filesOf = async (email: string) => {
    await server.services.mail.deliverDue()
    const folder = join(server.dataDir, 'outbox')
    const mails = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? ''
    const parts = mail
      .split(/^--.*$/m)
      .filter((part) => /^Content-Disposition: attachment/m.test(part))
    return parts.map((part) => {
      const [head = '', body = ''] = part.split(/\n\n/)
      return { head, content: Buffer.from(body, 'base64') }
    })
  }

  test('are the delivery for a calendar and the delivery note', async () => {
    const { token, email } = await customer({ canUseWireTransfer: true })
    const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
    const { subject } = await server.lastMail(email)
    const number = /T-\d+/.exec(subject)?.[0] ?? ''
    const [calendar, note, ...others] = await filesOf(email)
    expect(others).toEqual([])
    expect(calendar?.head).toMatch(/text\/calendar/)
    expect(calendar?.head).toContain(`filename=livraison-${number}.ics`)
    const event = calendar?.content.toString().replaceAll('\r\n ', '')
    expect(event).toContain(`UID:${number}@tablee.example\r\n`)
    expect(event).toContain(`URL:https://tablee.example/track/${id}/`)
    expect(note?.head).toMatch(/application\/pdf/)
    expect(pdfPages(note?.content ?? Buffer.alloc(0)).join(' ')).toMatch(/Bon de livraison/)
  })

  test('do not go with an order that was called off before its mail left', async () => {
    const { token } = await customer({ canUseWireTransfer: true })
    const id = await shop.orderId(token, undefined, { payByCreditTransfer: true })
    await server.services.moveOrder(id, 'canceled', server.clock.now())
    const attachmentsOf = createOrderAttachments({
      clock: server.clock,
      links: createSiteLinks('https://tablee.example'),
      documents: server.services.orderDocuments,
      orders: server.services.orders,
    })
    expect(await attachmentsOf(id)).toEqual([])
    expect(await attachmentsOf(randomUUID())).toEqual([])
  })
})
