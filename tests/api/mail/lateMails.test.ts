import { and, eq, isNull } from 'drizzle-orm'
import * as tables from '#server/db/tables'
import { startMailShop, type MailShop } from '../../support/mailShop'
import { MAIL_TIME, NEXT_THURSDAY, planners } from '../../support/planners'
import { openShop, POINT, TRAY } from '../../support/shop'
import { PASSWORD, TUESDAY } from '../../support/testServer'

const CHANGE = `mutation Change { updatePassword(actualPassword: "${PASSWORD}", newPassword: "Nouveau-Passe-2027") }`
const DAY = 24 * 3600_000
const AFTER_DELIVERY = '2026-12-03T12:00:00+01:00'

let shop: MailShop
let people: ReturnType<typeof planners>
beforeAll(async () => {
  shop = await startMailShop()
  await openShop(shop.db)
  people = planners(shop)
})
afterEach(async () => {
  shop.inbox.refuseRecipients(null)
  await shop.db.delete(tables.orderPlans)
  await shop.db.delete(tables.stock).where(eq(tables.stock.day, NEXT_THURSDAY))
  shop.clock.moveTo(TUESDAY)
})
afterAll(() => shop.close())

/** The mail 48 hours before an order of every week, for a customer whose address is still to be confirmed. */
async function plannedForUnconfirmed() {
  const planner = await people.planner()
  await shop.db
    .update(tables.users)
    .set({ emailValidatedAt: null })
    .where(eq(tables.users.email, planner.email))
  shop.clock.moveTo(MAIL_TIME)
  expect(await shop.services.mailPlannedOrders()).toBe(1)
  await shop.services.mail.deliverDue()
  return planner
}

/** Trays for the day of the planned order. */
async function stockTrays(total: number) {
  const tray = { distributionPointId: Number(POINT.id), productId: Number(TRAY.id) }
  const { stock } = tables
  await shop.db
    .insert(stock)
    .values({ ...tray, day: NEXT_THURSDAY, total, taken: 0 })
    .onConflictDoUpdate({
      target: [stock.distributionPointId, stock.day, stock.productId],
      set: { total },
    })
}

async function confirm({ id }: { id: number }) {
  await shop.db.transaction(async (tx) => {
    await tx
      .update(tables.users)
      .set({ emailValidatedAt: shop.clock.now() })
      .where(and(eq(tables.users.id, id), isNull(tables.users.emailValidatedAt)))
    await shop.services.mail.release(tx, id)
  })
  await shop.services.mail.deliverDue()
}

test('what asks whether to order for a day leaves when the address is confirmed before that', async () => {
  const planner = await plannedForUnconfirmed()
  expect(await people.mailsOf(planner.email)).toMatchObject([{ sentAt: null }])
  await confirm(planner)
  expect(await people.mailsOf(planner.email)).toMatchObject([{ sentAt: expect.any(Date) }])
})

test.each([
  ['asks whether to order for a day', TRAY.daily, /^À confirmer/],
  ['says that nothing can be had on a day', 0, /vos plats ne sont pas disponibles$/],
])('what %s goes nowhere once the day is over', async (_what, total, subject) => {
  await stockTrays(total)
  const planner = await plannedForUnconfirmed()
  const planned = async () =>
    (await shop.mails(planner.email)).filter((mail) => subject.test(mail.subject))
  expect(await planned()).toMatchObject([{ sentAt: null }])
  shop.clock.moveTo(AFTER_DELIVERY)
  await confirm(planner)
  expect(await planned()).toEqual([])
})

test('nor does it when the mail server takes it only then', async () => {
  shop.inbox.refuseRecipients('451 later')
  const { email } = await people.planner()
  await shop.services.mail.deliverDue()
  shop.clock.moveTo(MAIL_TIME)
  expect(await shop.services.mailPlannedOrders()).toBe(1)
  await shop.services.mail.deliverDue()
  shop.inbox.refuseRecipients(null)
  shop.clock.moveTo(AFTER_DELIVERY)
  await shop.services.mail.deliverDue()
  expect(await people.mailsOf(email)).toEqual([])
})

test('what warns of a change says when it was made, however late it is read', async () => {
  const { id, email, token } = await shop.signUp()
  expect((await shop.graphql(CHANGE, {}, token)).errors).toEqual([])
  const warning = async () =>
    (await shop.mails(email)).find(({ subject }) => /mot de passe/.test(subject))
  const words = (await warning())?.text.replaceAll('\u00a0', ' ')
  expect(words).toContain('a été changé le mardi 24 novembre 2026 à 10 h 0')
  shop.clock.advance(3 * DAY)
  await confirm({ id: Number(id) })
  expect(await warning()).toMatchObject({ sentAt: expect.any(Date) })
})
