import { Client } from 'pg'
import { parisDay } from '#domain/time/calendar'
import { HOUR_MS } from '#domain/time/durations'
import { runOps } from '#server/ops/runOps'
import { creditNotes, invoices } from '#server/db/tables'
import { aCart, shopping } from '../../support/carts'
import { moveAsFarAs } from '../../support/moves'
import { orderBooks } from '../../support/orders'
import { databaseUrl, postgresOnly, untilWaiting } from '../../support/postgresOnly'
import { addUser, forgetOrders, openShop } from '../../support/shop'
import { startTestServer, TUESDAY, type TestServer } from '../../support/testServer'

postgresOnly.describe('a document that waits over midnight for another to be numbered', () => {
  let server: TestServer
  let people = 0

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await forgetOrders(server.db)
    server.clock.moveTo(TUESDAY)
  })

  const ops = (...args: string[]) => {
    const { services, sandbox, db, clock, dataDir } = server
    return runOps({ services, sandbox, db, clock, dataDir }, { args, who: 'nadia' })
  }

  async function paidOrder() {
    const email = `midnight${(people += 1)}@test.example`
    const { token } = await addUser(server.db, { email, canUseWireTransfer: true })
    const id = await shopping(server).orderId(token, aCart(), { payByCreditTransfer: true })
    const { number } = await orderBooks(server).read(id, token)
    await ops('order', number, 'paid')
    return { id, number }
  }

  /** Starts work in the last hour of a day, while another document of the series is numbered until the first of the next. */
  async function overMidnight(series: string, nextDay: string, work: () => Promise<unknown>) {
    const midnight = new Date(`${nextDay}T00:00:00+01:00`)
    server.clock.moveTo(new Date(midnight.getTime() - HOUR_MS).toISOString())
    const other = new Client({ connectionString: await databaseUrl(server) })
    await other.connect()
    try {
      await other.query('begin')
      await other.query(
        `insert into number_series (series, last) values ($1, 0)
          on conflict (series) do update set last = number_series.last`,
        [series],
      )
      const done = work()
      await untilWaiting(server, 1)
      server.clock.moveTo(midnight.toISOString())
      await other.query('commit')
      await done
    } finally {
      await other.end()
    }
  }

  async function issued(table: typeof invoices | typeof creditNotes) {
    const rows = await server.db.select().from(table)
    return rows.map(({ number, issuedAt, content }) => ({
      number,
      day: parisDay(issuedAt),
      content,
    }))
  }

  const deliver = (id: string) => server.services.moveOrder(id, 'delivered', server.clock.now())

  test.each([
    ['2026-12-02', 'FA-2026-000001'],
    ['2027-01-01', 'FA-2027-000001'],
  ])('is an invoice of the new day, %s: %s', async (day, number) => {
    const { id } = await paidOrder()
    await moveAsFarAs(server, id, 'supported')
    await overMidnight('FA-2026', day, () => deliver(id))
    expect(await issued(invoices)).toMatchObject([
      { number, day, content: { number, issuedOn: day } },
    ])
  })

  test.each([
    ['2026-12-02', 'AV-2026-000001'],
    ['2027-01-01', 'AV-2027-000001'],
  ])('is a credit note of the new day, %s: %s', async (day, number) => {
    const order = await paidOrder()
    await moveAsFarAs(server, order.id, 'delivered')
    await overMidnight('AV-2026', day, () => ops('order', order.number, 'refunded', '12,50'))
    expect(await issued(creditNotes)).toMatchObject([
      { number, day, content: { number, issuedOn: day } },
    ])
  })
})
