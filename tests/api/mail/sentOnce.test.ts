import { createSiteLinks } from '#server/base/siteLinks'
import type { Database } from '#server/db/database'
import { createMailService } from '#server/mail/mailService'
import { startTestServer, type TestServer } from '../../support/testServer'

const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

/** The database, away for some statements from now on. */
function shakyDatabase() {
  let away = 0
  const db = new Proxy(server.db, {
    get(target, property, receiver): unknown {
      if (property === 'update' && away > 0) {
        away -= 1
        throw new Error('Connection terminated unexpectedly')
      }
      return Reflect.get(target, property, receiver)
    },
  }) satisfies Database
  return {
    db,
    goAway(statements: number) {
      away = statements
    },
  }
}

test('a mail that has left goes once, although the database was away when that was to be written down', async () => {
  const carried: string[] = []
  const { db, goAway } = shakyDatabase()
  const service = createMailService({
    db,
    clock: server.clock,
    links: createSiteLinks('https://tablee.example'),
    transport: {
      name: 'counting',
      keepsContent: true,
      async deliver({ recipient }) {
        carried.push(recipient)
        goAway(2)
      },
    },
    attachmentsOf: async () => [],
    log: { warn: () => undefined, error: () => undefined },
  })
  await service.write(server.db, 'une-fois@test.example', 'welcome', { firstname: 'Léa' })
  await service.deliverDue()
  server.clock.advance(5 * MINUTE)
  await service.deliverDue()
  expect(carried).toEqual(['une-fois@test.example'])
  expect((await server.lastMail('une-fois@test.example')).sentAt).not.toBeNull()
})
