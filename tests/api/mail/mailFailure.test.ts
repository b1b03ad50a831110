import { sql } from 'drizzle-orm'
import { createSiteLinks } from '#server/base/siteLinks'
import { maskAddresses } from '#server/base/maskAddresses'
import { createMailService } from '#server/mail/mailService'
import { describeError } from '#server/process/logger'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

/** What is kept of a mail that could not leave for this reason. */
async function keptOf(recipient: string, fail: () => Promise<unknown>) {
  const service = createMailService({
    db: server.db,
    clock: server.clock,
    links: createSiteLinks('https://tablee.example'),
    transport: { name: 'failing', keepsContent: true, deliver: async () => void (await fail()) },
    attachmentsOf: async () => [],
    log: { warn: () => undefined, error: () => undefined },
  })
  await service.write(server.db, recipient, 'welcome', { firstname: 'Léa' })
  await service.deliverDue()
  return (await server.lastMail(recipient)).lastError
}

test('of a mail server that repeats the address, all but the address is kept and logged', async () => {
  const response = '450 4.1.1 <lea.dupont@test.example>: Recipient address rejected'
  const refusal = Object.assign(new Error(`All recipients were rejected: ${response}`), {
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, response },
    recipient: 'lea.dupont@test.example',
  })
  const kept = await keptOf('lea.dupont@test.example', () => Promise.reject(refusal))
  expect(kept).toContain('450 4.1.1 <…@…>: Recipient address rejected')
  const logged = describeError(refusal)
  expect(logged).toMatchObject({
    ...{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450, recipient: '…@…' },
    response: '450 4.1.1 <…@…>: Recipient address rejected',
  })
  expect(JSON.stringify(logged)).not.toMatch(/dupont|test\.example/)
})

test.each([
  ['RCPT TO:<a.b+c@sub.example.fr> refused', 'RCPT TO:<…@…> refused'],
  ['« élodie@exämple.fr », b@c.example', '« …@… », …@…'],
  ['orcpt=rfc822;a@b.example', 'orcpt=rfc822;…@…'],
  ['at /srv/node_modules/@scope/pg/index.js:10:5', 'at /srv/node_modules/@scope/pg/index.js:10:5'],
  ['pg@8.16.3 needs node@20', 'pg@8.16.3 needs node@20'],
])('in « %s » only addresses are masked', (text, masked) => {
  expect(maskAddresses(text)).toBe(masked)
})

test('of a query that failed no value is kept', async () => {
  const secret = 'le plateau de Léa'
  const kept = await keptOf('requete@test.example', () =>
    server.db.execute(sql`select ${secret} from nowhere`),
  )
  expect(kept).toContain('nowhere')
  expect(kept).not.toContain(secret)
})

test('of a mail server that talks on, the first words are kept', async () => {
  const kept = await keptOf('bavard@test.example', async () => {
    throw new Error(`451 ${'later '.repeat(1_000)}`)
  })
  expect(kept).toMatch(/^Error: 451 later/)
  expect(kept).toHaveLength(500)
})

test('of a mail server that says what no text holds, the rest is kept, and its mail waits for the next try', async () => {
  const kept = await keptOf('nul@test.example', async () => {
    throw new Error('Invalid greeting: \0\ud800 no mail server')
  })
  expect(kept).toBe('Error: Invalid greeting: \ufffd\ufffd no mail server')
})
