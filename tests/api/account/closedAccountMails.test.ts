import { closeAccount } from '../../support/closeAccountCalls'
import { startMailShop, type MailShop } from '../../support/mailShop'
import { addUser, openShop } from '../../support/shop'

const DAY = 24 * 60 * 60_000
const LOST = 'mutation Lost($email: String!) { retrievePassword(email: $email, type: "b2b") }'
const INVITE = `mutation Invite($refereeEmail: String!) { addRewardProgram(refereeEmail: $refereeEmail) }`

let shop: MailShop
beforeAll(async () => {
  shop = await startMailShop()
  await openShop(shop.db)
})
afterEach(() => shop.inbox.refuseRecipients(null))
afterAll(() => shop.close())

const deliverDue = () => shop.services.mail.deliverDue()
const subjectsTo = async (email: string) => (await shop.mails(email)).map(({ subject }) => subject)
const aUser = (email: string) =>
  addUser(shop.db, { email, emailValidatedAt: shop.clock.now() }, shop.clock.now())

/** A lost password and an invitation, refused by the mail server for now; and both of a neighbour. */
async function withMails(name: string) {
  shop.inbox.refuseRecipients('451 later')
  const people = { email: `${name}@test.example`, referee: `ami-de-${name}@test.example` }
  const { token } = await aUser(people.email)
  expect((await shop.graphql(LOST, { email: people.email })).errors).toEqual([])
  const { errors } = await shop.graphql(INVITE, { refereeEmail: people.referee }, token)
  expect(errors).toEqual([])
  await deliverDue()
  return { ...people, token }
}

const LOST_SUBJECT = 'Choisissez un nouveau mot de passe'
const CLOSED_SUBJECT = 'Votre compte Tablée est fermé'

test('what waits for another try, to the account or in its name, does not leave after its last mail', async () => {
  const closing = await withMails('claude')
  const neighbour = await withMails('voisine')
  expect((await closeAccount(shop, closing.token)).errors).toEqual([])
  shop.inbox.refuseRecipients(null)
  shop.clock.advance(DAY)
  await deliverDue()
  expect(shop.inbox.received(closing.referee)).toEqual([])
  expect(await subjectsTo(closing.referee)).toEqual([])
  expect(await subjectsTo(closing.email)).toEqual([CLOSED_SUBJECT])
  expect(shop.inbox.received(closing.email)).toHaveLength(1)
  expect(shop.inbox.received(neighbour.email)).toHaveLength(1)
  expect(shop.inbox.received(neighbour.referee)).toHaveLength(1)
})

test('nor does what was given up, or what is written while the account is closed', async () => {
  const { email } = await withMails('camille')
  for (let tries = 0; tries < 7; tries += 1) {
    shop.clock.advance(DAY)
    await deliverDue()
  }
  expect((await shop.lastMail(email)).nextTryAt).toBeNull()
  const late = await aUser('tardive@test.example')
  shop.inbox.refuseRecipients(null)
  for (const closing of [email, 'tardive@test.example']) {
    expect(await shop.services.closeAccountOf(closing, 'b2b')).toMatchObject({ kind: 'closed' })
  }
  const account = { id: late.id, email: 'tardive@test.example', emailValidatedAt: new Date(0) }
  await shop.services.mail.write(shop.db, account, 'welcome', { firstname: 'Alix' })
  await shop.services.mail.retryFailed()
  await deliverDue()
  expect(await subjectsTo(email)).toEqual([CLOSED_SUBJECT])
  expect(await subjectsTo(account.email)).toEqual([CLOSED_SUBJECT])
})

test('a mail to another account with the same address stays', async () => {
  const { email, token } = await withMails('double')
  await addUser(shop.db, { email, type: 'canteen' })
  await shop.services.auth.retrievePassword(email, 'canteen', '10.0.0.9')
  expect((await closeAccount(shop, token)).errors).toEqual([])
  shop.inbox.refuseRecipients(null)
  shop.clock.advance(DAY)
  await deliverDue()
  expect((await subjectsTo(email)).toSorted()).toEqual([LOST_SUBJECT, CLOSED_SUBJECT])
})
