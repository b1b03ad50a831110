import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { mails } from '#server/db/tables'
import { takeDueMail } from '#server/mail/mailRepo'
import { createMailService } from '#server/mail/mailService'
import { createSiteLinks } from '#server/base/siteLinks'
import { PRODUCTION } from '../../../src/tools/support/production'
import { startMailShop, type MailShop } from '../../support/mailShop'
import { startTestServer, type TestServer } from '../../support/testServer'

const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false, env: { PUBLIC_URL: 'https://tablee.example' } })
})
afterAll(() => server.close())

const FACTS = { firstname: 'Inès', token: 'le-jeton' }

describe('a mail', () => {
  test('leaves with what causes it, or not at all', async () => {
    const { mail } = server.services
    await server.db
      .transaction(async (tx) => {
        await mail.write(tx, 'annulee@test.example', 'lostPassword', FACTS)
        throw new Error('undone')
      })
      .catch(() => undefined)
    await mail.deliverDue()
    expect(await server.mails('annulee@test.example')).toEqual([])
  })

  test('says the same in its text and its HTML, in French, with an absolute link', async () => {
    await server.services.mail.send('ines@test.example', 'lostPassword', FACTS)
    const { subject, text, html, link, token } = await server.lastMail('ines@test.example')
    expect(subject).toBe('Choisissez un nouveau mot de passe')
    expect({ link, token }).toEqual({
      link: 'https://tablee.example/newpassword/le-jeton',
      token: 'le-jeton',
    })
    for (const part of [text, html]) expect(part).toContain('Bonjour Inès,')
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain(`href="${link}"`)
    for (const part of [text, html]) expect(part).toContain('une seule fois, pendant une heure')
  })

  test('greets by name only who gave one that looks like one', async () => {
    const firstname = 'Inès <b>www.exemple.fr</b>'
    await server.services.mail.send('nom@test.example', 'lostPassword', { ...FACTS, firstname })
    const { text, html } = await server.lastMail('nom@test.example')
    for (const part of [text, html]) {
      expect(part).toContain('Bonjour,')
      expect(part).not.toContain('exemple.fr')
    }
  })

  test('lies in the outbox folder, where no server carries it', async () => {
    await server.services.mail.send('dossier@test.example', 'welcome', { firstname: 'Léa' })
    await server.services.mail.deliverDue()
    const folder = join(server.dataDir, 'outbox')
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
    const file = files.find((content) => content.includes('To: dossier@test.example'))
    expect(file).toContain('Content-Type: text/plain')
    expect(file).toContain('Content-Type: text/html')
    expect(file).toContain('From: =?UTF-8?Q?Tabl=C3=A9e?= <bonjour@tablee.example>')
    expect((await server.lastMail('dossier@test.example')).sentAt).not.toBeNull()
  })
})

describe('the developers’ list', () => {
  test('shows every mail, and the words of one as text and in a frame that runs nothing', async () => {
    await server.services.mail.send('liste@test.example', 'lostPassword', FACTS)
    const { id } = await server.lastMail('liste@test.example')
    const list = await fetch(`${server.url}/dev/mails`, { headers: { accept: 'text/html' } })
    expect(await list.text()).toContain(`<a href="/dev/mails/${id}">Choisissez un nouveau mot`)
    const page = await fetch(`${server.url}/dev/mails/${id}`)
    const html = await page.text()
    expect(html).toContain('<a href="https://tablee.example/newpassword/le-jeton">')
    expect(html).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(html).toContain('Bonjour Inès,')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  test('returns JSON when it is requested', async () => {
    const headers = { accept: 'application/json' }
    await server.services.mail.deliverDue()
    const list = await (await fetch(`${server.url}/dev/mails`, { headers })).json()
    expect(list[0]).toMatchObject({ recipient: 'liste@test.example' })
    const one = await (await fetch(`${server.url}/dev/mails/${list[0].id}`, { headers })).json()
    expect(one).toEqual(list[0])
  })

  test.each(['0', '999999', 'x', '99999999999'])('knows no mail « %s »', async (id) => {
    expect((await fetch(`${server.url}/dev/mails/${id}`)).status).toBe(404)
  })
})

test('production lists no mail', async () => {
  const production = await startTestServer({
    isSeeded: false,
    env: PRODUCTION,
  })
  try {
    await production.services.mail.send('a@test.example', 'welcome', { firstname: 'Léa' })
    const { id } = await production.lastMail('a@test.example')
    for (const path of ['/dev/mails', `/dev/mails/${id}`]) {
      const response = await fetch(`${production.url}${path}`, {
        headers: { accept: 'application/json' },
      })
      expect(response.status).toBe(404)
    }
  } finally {
    await production.close()
  }
})

describe('a mail server', () => {
  let shop: MailShop
  beforeAll(async () => {
    shop = await startMailShop()
  })
  afterAll(() => shop.close())

  const deliver = () => shop.services.mail.deliverDue()
  const write = (recipient: string) =>
    shop.services.mail.write(shop.db, recipient, 'lostPassword', FACTS)

  test('gets each mail once; our copy then holds no token any more', async () => {
    await write('une-fois@test.example')
    await Promise.all([deliver(), deliver()])
    await deliver()
    expect(shop.inbox.received('une-fois@test.example')).toHaveLength(1)
    expect(await shop.lastMail('une-fois@test.example')).toMatchObject({
      text: '',
      html: '',
      tries: 1,
      nextTryAt: null,
    })
    expect(existsSync(join(shop.dataDir, 'outbox'))).toBe(false)
  })

  test('gets each mail once from two processes that look at the same moment', async () => {
    const carried: string[] = []
    const process = () =>
      createMailService({
        db: shop.db,
        clock: shop.clock,
        links: createSiteLinks('https://tablee.example'),
        transport: {
          name: 'counting',
          keepsContent: true,
          deliver: async ({ recipient }) => void carried.push(recipient),
        },
        attachmentsOf: async () => [],
        log: { warn: () => undefined, error: () => undefined },
      })
    const wanted = Array.from({ length: 12 }, (_, number) => `deux-${number}@test.example`)
    await Promise.all(wanted.map(write))
    await Promise.all([process().deliverDue(), process().deliverDue()])
    expect(carried.toSorted()).toEqual(wanted.toSorted())
  })

  test('that takes up a mail and dies leaves it to the next one, five minutes later', async () => {
    await write('orphelin@test.example')
    await takeDueMail(shop.db, shop.clock.now())
    await deliver()
    expect(shop.inbox.received('orphelin@test.example')).toEqual([])
    shop.clock.advance(5 * MINUTE)
    await deliver()
    expect(shop.inbox.received('orphelin@test.example')).toHaveLength(1)
  })

  test('that is busy is tried again later, with longer and longer pauses', async () => {
    shop.inbox.refuseRecipients('451 later')
    await write('plus-tard@test.example')
    await deliver()
    const first = await shop.lastMail('plus-tard@test.example')
    expect(first).toMatchObject({ tries: 1, sentAt: null })
    expect(first.lastError).toContain('451')
    shop.clock.advance(MINUTE)
    await deliver()
    shop.clock.advance(MINUTE)
    await deliver()
    expect(await shop.lastMail('plus-tard@test.example')).toMatchObject({ tries: 2 })
    shop.inbox.refuseRecipients(null)
    shop.clock.advance(4 * MINUTE)
    await deliver()
    expect(shop.inbox.received('plus-tard@test.example')).toHaveLength(1)
    expect((await shop.lastMail('plus-tard@test.example')).sentAt).not.toBeNull()
  })

  test('that never responds loses the mail after a day, not before', async () => {
    shop.inbox.refuseRecipients('451 later')
    await write('abandon@test.example')
    const { id } = await shop.lastMail('abandon@test.example')
    for (let hours = 0; hours < 23; hours += 1) {
      await deliver()
      shop.clock.advance(60 * MINUTE)
    }
    const [waiting] = await shop.db.select().from(mails).where(eq(mails.id, id))
    expect(waiting?.nextTryAt).not.toBeNull()
    shop.clock.advance(24 * 60 * MINUTE)
    await deliver()
    const [givenUp] = await shop.db.select().from(mails).where(eq(mails.id, id))
    expect(givenUp).toMatchObject({ nextTryAt: null, sentAt: null, tries: 7 })
  })
})
