import { startMailShop, type MailShop } from '../../support/mailShop'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let shop: MailShop
beforeAll(async () => {
  shop = await startMailShop()
})
afterEach(() => {
  shop.inbox.refuseRecipients(null)
  shop.inbox.refuseMails(null)
})
afterAll(() => shop.close())

let written = 0

/** A mail as it is after its first try. */
async function tried() {
  written += 1
  const recipient = `refus-${written}@test.example`
  const facts = { firstname: 'Inès', token: 'le-jeton' }
  await shop.services.mail.write(shop.db, recipient, 'lostPassword', facts)
  await shop.services.mail.deliverDue()
  return shop.lastMail(recipient)
}

describe('a mail is given up at once, and keeps its words, when its addressee does not exist', () => {
  test.each([
    '550 nobody here',
    '551 not our customer',
    '553 no such name',
    '550 5.1.1 user unknown',
    '554 5.1.2 bad destination system',
    '556 5.1.10 the domain takes no mail',
    '550 5.2.1 mailbox disabled',
  ])('%s', async (words) => {
    shop.inbox.refuseRecipients(words)
    const { nextTryAt, sentAt, text } = await tried()
    expect({ nextTryAt, sentAt }).toEqual({ nextTryAt: null, sentAt: null })
    expect(text).toContain('le-jeton')
  })

  test('told when the mail is whole', async () => {
    shop.inbox.refuseMails('550 5.1.1 user unknown')
    expect((await tried()).nextTryAt).toBeNull()
  })
})

describe('a mail is tried again when a server refuses us', () => {
  test.each([
    '554 5.7.1 <a@b.example>: Relay access denied',
    '550 5.7.1 unable to relay',
    '550 relay not permitted',
    '553 sorry, that domain is not in my list of allowed hosts (#5.7.1)',
    '554 5.1.8 sender not found',
    '550 5.1.7 bad sender',
    '552 5.2.2 mailbox full',
    '503 bad sequence',
    '554 5.9.1.2 is on a list',
  ])('%s', async (words) => {
    shop.inbox.refuseRecipients(words)
    const { recipient, nextTryAt } = await tried()
    expect(nextTryAt).not.toBeNull()
    shop.inbox.refuseRecipients(null)
    shop.clock.advance(2 * MINUTE)
    await shop.services.mail.deliverDue()
    expect(shop.inbox.received(recipient)).toHaveLength(1)
  })

  test.each(['554 5.7.1 spam', '550 looks like spam', '552 5.3.4 too large'])(
    'when the mail is whole: %s',
    async (words) => {
      shop.inbox.refuseMails(words)
      const { recipient, nextTryAt } = await tried()
      expect(nextTryAt).not.toBeNull()
      shop.inbox.refuseMails(null)
      shop.clock.advance(2 * MINUTE)
      await shop.services.mail.deliverDue()
      expect(shop.inbox.received(recipient)).toHaveLength(1)
    },
  )

  test('in its greeting', async () => {
    shop.inbox.greet('554 not from your address')
    const { recipient, nextTryAt } = await tried()
    expect(nextTryAt).not.toBeNull()
    shop.inbox.greet('220 inbox')
    shop.clock.advance(2 * MINUTE)
    await shop.services.mail.deliverDue()
    expect(shop.inbox.received(recipient)).toHaveLength(1)
  })
})

test('the words of a mail that was given up go after a week, those of one that may leave stay', async () => {
  shop.inbox.refuseRecipients('550 5.1.1 user unknown')
  const givenUp = await tried()
  shop.inbox.refuseRecipients('451 later')
  const waiting = await tried()
  const wordsOf = async ({ recipient }: { recipient: string }) =>
    (await shop.lastMail(recipient)).text
  shop.clock.advance(7 * DAY - MINUTE)
  await shop.services.retention.deleteMails()
  expect(await wordsOf(givenUp)).toContain('le-jeton')
  shop.clock.advance(MINUTE)
  await shop.services.retention.deleteMails()
  expect(await wordsOf(givenUp)).toBe('')
  expect(await wordsOf(waiting)).toContain('le-jeton')
})
