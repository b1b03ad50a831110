import pino from 'pino'
import { startMetricsServer } from '#server/metrics/metricsServer'
import { takeDueMail } from '#server/mail/mailRepo'
import { runOps } from '#server/ops/runOps'
import { countOf } from '../../support/alarms'
import { startMailShop, type MailShop } from '../../support/mailShop'
import { scrape, sumOf } from '../../support/metrics'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let shop: MailShop
let metrics: Awaited<ReturnType<typeof startMetricsServer>>
beforeAll(async () => {
  shop = await startMailShop()
  metrics = await startMetricsServer({ port: 0, host: '127.0.0.1' }, pino({ level: 'silent' }))
})
afterEach(async () => {
  shop.inbox.refuseRecipients(null)
  shop.clock.advance(2 * DAY)
  await ops('mails', 'retry')
  await shop.services.mail.deliverDue()
})
afterAll(async () => {
  await metrics.stop()
  await shop.close()
})

async function write(recipient: string) {
  await shop.services.mail.write(shop.db, recipient, 'welcome', { firstname: 'Inès' })
  await shop.services.mail.deliverDue()
}

/** Every try of a day. */
async function tryForADay() {
  for (let tries = 0; tries < 7; tries += 1) {
    shop.clock.advance(18 * 60 * MINUTE)
    await shop.services.mail.deliverDue()
  }
}

function ops(...args: string[]) {
  const { services, sandbox, db, clock, dataDir } = shop
  return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
}

async function shown() {
  await shop.services.mail.watch()
  const samples = await scrape(metrics.url)
  const unsent = (state: string) => sumOf(samples, 'tablee_mails_unsent', { state })
  return {
    waiting: unsent('waiting'),
    givenUp: unsent('givenUp'),
    minutes: Math.round(sumOf(samples, 'tablee_mails_oldest_waiting_seconds', {}) / 60),
  }
}

test('mails that wait, and those that were given up, are shown with the age of the oldest', async () => {
  expect(await shown()).toEqual({ waiting: 0, givenUp: 0, minutes: 0 })
  shop.inbox.refuseRecipients('550 5.1.1 user unknown')
  await write('inconnu@test.example')
  shop.inbox.refuseRecipients('554 5.7.1 relay access denied')
  await write('un@test.example')
  shop.clock.advance(30 * MINUTE)
  await write('deux@test.example')
  expect(await shown()).toEqual({ waiting: 2, givenUp: 1, minutes: 30 })
})

test('a mail that did not leave in a day is an alarm, an address that takes none is no alarm', async () => {
  const before = await countOf('mailGivenUp')
  shop.inbox.refuseRecipients('550 5.1.1 user unknown')
  await write('inconnu@test.example')
  shop.inbox.refuseRecipients('450 4.1.2 domain not found')
  await write('domaine@test.example')
  await tryForADay()
  shop.inbox.refuseRecipients('552 5.2.2 mailbox full')
  await write('pleine@test.example')
  await tryForADay()
  expect((await shop.lastMail('pleine@test.example')).nextTryAt).toBeNull()
  expect(await countOf('mailGivenUp')).toBe(before)
  shop.inbox.refuseRecipients('554 5.7.1 relay access denied')
  await write('relais@test.example')
  await tryForADay()
  expect(await countOf('mailGivenUp')).toBe(before + 1)
})

test('the one who runs the shop lists what has not left, and has it tried again at once', async () => {
  expect(await ops('mails')).toEqual({ isDone: true, words: 'Every mail has left.' })
  shop.inbox.refuseRecipients('554 5.7.1 relay access denied')
  await write('abandon@test.example')
  await tryForADay()
  await write('attend@test.example')
  shop.clock.advance(MINUTE)
  await shop.services.mail.deliverDue()
  shop.clock.advance(5 * MINUTE)
  await shop.services.mail.deliverDue()
  const [givenUp, waiting] = (await ops('mails')).words.split('\n')
  expect(givenUp).toMatch(/ abandon@test\.example .* given up: .*relay access denied/)
  expect(waiting).toMatch(/ attend@test\.example .* next try .*relay access denied/)

  shop.inbox.refuseRecipients(null)
  expect(await ops('mails', 'retry')).toEqual({
    isDone: true,
    words: '2 mails are tried again now.',
  })
  await shop.services.mail.deliverDue()
  for (const recipient of ['abandon@test.example', 'attend@test.example']) {
    expect(shop.inbox.received(recipient)).toHaveLength(1)
  }
  expect((await ops('log')).words).toMatch(/nadia {2}mails retry {2}done: 2 mails/)
  expect(await ops('mails')).toEqual({ isDone: true, words: 'Every mail has left.' })
})

test('what is under way is not sent a second time, whatever the clock of the process that carries it', async () => {
  shop.inbox.refuseRecipients('451 later')
  await write('en-route@test.example')
  const { clock } = shop
  for (const ahead of [-MINUTE, 0, 1000, 10 * MINUTE]) {
    clock.advance(20 * MINUTE)
    expect(await takeDueMail(shop.db, new Date(clock.now().getTime() + ahead))).toMatchObject({
      recipient: 'en-route@test.example',
    })
    expect(await ops('mails', 'retry')).toMatchObject({ words: '0 mails are tried again now.' })
  }
})

test('what has failed a moment ago is tried again at once', async () => {
  shop.inbox.refuseRecipients('451 later')
  await write('aussitot@test.example')
  expect(await ops('mails', 'retry')).toMatchObject({ words: '1 mails are tried again now.' })
  shop.inbox.refuseRecipients(null)
  await shop.services.mail.deliverDue()
  expect(shop.inbox.received('aussitot@test.example')).toHaveLength(1)
})
