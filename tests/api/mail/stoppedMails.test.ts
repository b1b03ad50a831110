import { startMailShop, type MailShop } from '../../support/mailShop'
import { addUser, openShop } from '../../support/shop'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const INVITE = `mutation Invite($refereeEmail: String!) { addRewardProgram(refereeEmail: $refereeEmail) }`

let shop: MailShop
beforeAll(async () => {
  shop = await startMailShop()
  await openShop(shop.db)
})
afterEach(() => shop.inbox.refuseRecipients(null))
afterAll(() => shop.close())

/** An invitation that the mail server refuses for now. */
async function invite(refereeEmail: string) {
  shop.inbox.refuseRecipients('451 later')
  const { token } = await addUser(shop.db, {}, shop.clock.now())
  expect((await shop.graphql(INVITE, { refereeEmail }, token)).errors).toEqual([])
  await shop.services.mail.deliverDue()
}

/** One click on the link that came with the mail. */
async function stop(email: string) {
  const { unsubscribeUrl } = await shop.lastMail(email)
  const { pathname, search } = new URL(unsubscribeUrl ?? '')
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(`${shop.url}${pathname}${search}`, { method: 'POST', body })).ok).toBe(true)
}

const deliverDue = () => shop.services.mail.deliverDue()

test('a mail that waits for another try goes nowhere once its reader has stopped such mails', async () => {
  await invite('amie@test.example')
  await invite('reste@test.example')
  await stop('amie@test.example')
  shop.inbox.refuseRecipients(null)
  shop.clock.advance(MINUTE)
  await deliverDue()
  expect(shop.inbox.received('amie@test.example')).toEqual([])
  expect(await shop.mails('amie@test.example')).toEqual([])
  expect(shop.inbox.received('reste@test.example')).toHaveLength(1)
})

test('a mail that was given up is not tried again once its reader has stopped such mails', async () => {
  await invite('perdue@test.example')
  await invite('encore@test.example')
  for (let tries = 0; tries < 7; tries += 1) {
    shop.clock.advance(DAY)
    await deliverDue()
  }
  expect((await shop.lastMail('perdue@test.example')).nextTryAt).toBeNull()
  await stop('perdue@test.example')
  shop.inbox.refuseRecipients(null)
  expect(await shop.services.mail.retryFailed()).toBe(1)
  await deliverDue()
  expect(await shop.mails('perdue@test.example')).toEqual([])
  expect(shop.inbox.received('perdue@test.example')).toEqual([])
  expect(shop.inbox.received('encore@test.example')).toHaveLength(1)
})
