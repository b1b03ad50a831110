import { eq } from 'drizzle-orm'
import { Client } from 'pg'
import * as tables from '#server/db/tables'
import { createMailPlannedOrders } from '#server/flows/order/mailPlannedOrders'
import { MAIL_TIME, planners } from '../../support/planners'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { openShop } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

const SEND = 'mutation Send { sendEmailConfirmation }'

postgresOnly.describe('what is written for an account while that is being closed', () => {
  let server: TestServer
  /** Locks what `closeAccount` does, in its order. */
  let closer: Client

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
    closer = new Client({ connectionString: await databaseUrl(server) })
    await closer.connect()
  })
  afterAll(async () => {
    await closer.end()
    await server.close()
  })

  async function whileClosing<Outcome>(
    userId: number,
    table: 'order_plans' | 'tokens',
    write: () => Promise<Outcome>,
  ): Promise<Outcome> {
    await closer.query('begin')
    await closer.query('select from users where id = $1 for update', [userId])
    const outcome = write()
    await untilWaiting(server, 1)
    await closer.query(`delete from ${table} where user_id = $1`, [userId])
    await closer.query('commit')
    return outcome
  }

  test('the mail about an order of every week waits for it, and has nothing to tell', async () => {
    const { id, email } = await planners(server).planner()
    const isUnconfirmed = { emailValidatedAt: null }
    await server.db.update(tables.users).set(isUnconfirmed).where(eq(tables.users.id, id))
    server.clock.moveTo(MAIL_TIME)
    const warn = jest.fn()
    const { delivery, mail, inventory } = server.services
    const { db, clock } = server
    const tell = createMailPlannedOrders({ db, clock, delivery, inventory, mail, log: { warn } })
    expect(await whileClosing(id, 'order_plans', () => tell())).toBe(0)
    expect(warn).not.toHaveBeenCalled()
    expect(await planners(server).mailsOf(email)).toEqual([])
  })

  test('a link by mail waits for it, also where one of before has expired', async () => {
    const account = await server.signUp()
    const [id, createdAt] = [Number(account.id), new Date('2026-01-05T10:00:00+01:00')]
    await server.db.insert(tables.tokens).values({
      hash: 'an older link',
      userId: id,
      purpose: 'email',
      createdAt,
      expiresAt: new Date('2026-01-12T10:00:00+01:00'),
    })
    const send = () => server.graphql(SEND, {}, account.token)
    expect(await whileClosing(id, 'tokens', send)).toMatchObject({ errors: [] })
  })
})
