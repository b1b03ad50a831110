import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { createClock } from '#domain/time/clock'
import type { DatabaseConnection } from '#server/db/database'
import { sandboxEvents, sandboxIntents } from '#server/db/tables'
import { createSandboxDelivery } from '#server/providers/payments/sandbox/sandboxDelivery'
import { parseSignedEvent } from '#server/providers/payments/webhookSignature'
import { openTestDatabase } from '../../support/testDatabase'
import { until } from '../../support/until'

const SECRET = 'whsec_delivery'
const ORDER = '8f14e45f-ceea-467f-a0d6-9c1b8a1f5b11'

let database: DatabaseConnection
let dispose: () => Promise<void>

beforeAll(async () => {
  ;({ database, dispose } = await openTestDatabase('migrated'))
})
afterAll(async () => {
  await database.close()
  await dispose()
})

const clock = createClock({ startsAt: '2026-11-24T10:00:00+01:00' })

/** A webhook that refuses the first deliveries, and reads the others. */
async function startWebhook(refusals: number) {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature'])
      const event = parseSignedEvent(body, signature, SECRET)
      received.push(`${event.type} ${event.id}`)
      response.writeHead(received.length > refusals ? 200 : 500).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}/webhooks/stripe`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function leaveEvent(id: string) {
  await database.db.insert(sandboxIntents).values({
    id: `pi_${id}`,
    clientSecret: 'secret',
    amount: 1_000,
    status: 'succeeded',
    metadata: { orderId: ORDER },
    createdAt: clock.now(),
  })
  await database.db.insert(sandboxEvents).values({
    id,
    type: 'payment_intent.succeeded',
    intentId: `pi_${id}`,
    createdAt: clock.now(),
  })
}

const isDelivered = (id: string) => async () => {
  const [row] = await database.db.select().from(sandboxEvents).where(eq(sandboxEvents.id, id))
  return row?.deliveredAt != null
}

const openDelivery = () =>
  createSandboxDelivery({
    db: database.db,
    clock,
    webhookSecret: SECRET,
    log: { warn: () => undefined },
  })

test('a start delivers what an earlier process left, once', async () => {
  await leaveEvent('evt_left')
  const webhook = await startWebhook(0)
  const delivery = openDelivery()
  delivery.start(webhook.url)
  await until(isDelivered('evt_left'))
  delivery.wake()
  await delivery.stop()
  expect(webhook.received).toEqual(['succeeded evt_left'])
  await webhook.close()
})

test('an event that is refused comes again until it is acknowledged', async () => {
  await leaveEvent('evt_refused')
  const webhook = await startWebhook(2)
  const delivery = openDelivery()
  delivery.start(webhook.url)
  await until(isDelivered('evt_refused'))
  await delivery.stop()
  expect(webhook.received).toEqual(Array(3).fill('succeeded evt_refused'))
  await webhook.close()
})

test('a webhook without a response leaves the event for the next start', async () => {
  await leaveEvent('evt_waiting')
  const gone = await startWebhook(0)
  await gone.close()
  const delivery = openDelivery()
  delivery.start(gone.url)
  await delivery.stop()
  expect(await isDelivered('evt_waiting')()).toBe(false)
})
