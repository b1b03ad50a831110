import { sql } from 'drizzle-orm'
import { createSiteLinks } from '#server/base/siteLinks'
import { createMailService } from '#server/mail/mailService'
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
