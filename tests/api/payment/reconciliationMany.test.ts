import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '#domain/time/durations'
import { createReconciliation } from '#server/modules/payment/reconciliation'
import { buildOrder, orderStatus } from '../../support/paymentBuilders'
import { sandboxBrowser } from '../../support/sandboxBrowser'
import { addUser } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'
import { until } from '../../support/until'

/** Of one statement of PostgreSQL. */
const MAX_PARAMETERS = 65_535

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
})
afterAll(() => server.close())

test('a payment is compared among more of them than a statement takes parameters', async () => {
  const { db, clock, provider } = server
  const from = clock.now()
  const camille = await addUser(db)
  const id = await buildOrder(server, { id: String(camille.id) })
  const intent = await sandboxBrowser(server).openIntent(id, camille.token)
  await sandboxBrowser(server).pay(intent, '4242424242424242')
  await until(async () => (await orderStatus(server, id)) === 'confirmed')

  clock.advance(MINUTE_MS)
  const period = { from, to: clock.now() }
  const paid = await provider.listPaidIntents(period)
  const others = paid.flatMap((own) =>
    Array.from({ length: MAX_PARAMETERS + 1 }, (_, index) => ({
      ...own,
      id: `pi_other_${index}`,
      orderId: randomUUID(),
      shop: 'another.example',
    })),
  )
  const { reconcile } = createReconciliation({
    db,
    clock,
    patientProvider: { ...provider, listPaidIntents: async () => [...others, ...paid] },
    log: { error: () => undefined },
  })
  expect(await reconcile(period)).toEqual({ payments: 1, differences: [] })
})
