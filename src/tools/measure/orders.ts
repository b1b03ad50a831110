import autocannon from 'autocannon'
import { Client } from 'pg'
import { ratio, type Part } from './figures'
import { ORDER_GOALS } from './goals'
import { median } from './median'
import { onPostgres } from './onPostgres'
import { prepareCarts } from './orderCarts'
import { readModel, writeBareOrder } from './bareOrder'

type OrderRate = { ordersPerSecond: number; p99: number }

const CONNECTIONS = 20
const WARM_UP = 300
/** The two take turns, so that whatever else the machine does falls on both. */
const ROUNDS = 5
const ORDERS = 500

const CREATE_ORDER = `mutation measureOrder($cartId: ID!) {
  createOrder(cartId: $cartId, payByCreditTransfer: false)
}`

export const orders = (): Promise<Part> =>
  onPostgres(async (url, databaseUrl) => {
    const { ours, bare } = await measureOrders(url, databaseUrl)
    const rates = { ours: ours.ordersPerSecond, floor: bare.ordersPerSecond }
    return {
      title: 'createOrder on PostgreSQL at 20 connections, beside its transaction as bare SQL',
      figures: [
        ratio('orders', '/s', rates, { atLeast: ORDER_GOALS.rate }),
        ratio('p99', 'ms', { ours: ours.p99, floor: bare.p99 }, { atMost: ORDER_GOALS.p99 }),
      ],
    }
  })

/** Orders a second by `createOrder`, and by its transaction written as bare SQL on the same database. */
async function measureOrders(
  url: string,
  databaseUrl: string,
): Promise<{ ours: OrderRate; bare: OrderRate }> {
  const clients = Array.from(
    { length: CONNECTIONS },
    () => new Client({ connectionString: databaseUrl }),
  )
  await Promise.all(clients.map((client) => client.connect()))
  try {
    const [first] = clients
    if (!first) throw new Error('no connection')
    const { token, keys } = await prepareCarts(url, first, 2 * (WARM_UP + ROUNDS * ORDERS))
    const next = (count: number) => keys.splice(0, count)
    await orderOverHttp(url, token, next(WARM_UP))
    const model = await readModel(first)
    const bare = (some: string[]) =>
      inLanes(clients, some, (client, key) => writeBareOrder(client, model, key))
    await bare(next(WARM_UP))
    const rounds: { bare: OrderRate; ours: OrderRate }[] = []
    while (rounds.length < ROUNDS) {
      rounds.push({
        bare: await bare(next(ORDERS)),
        ours: await orderOverHttp(url, token, next(ORDERS)),
      })
    }
    return {
      bare: medians(rounds.map((round) => round.bare)),
      ours: medians(rounds.map((round) => round.ours)),
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function orderOverHttp(url: string, token: string, keys: string[]): Promise<OrderRate> {
  const bodies = keys.map((cartId) =>
    JSON.stringify({
      operationName: 'measureOrder',
      query: CREATE_ORDER,
      variables: { cartId },
    }),
  )
  let sent = 0
  let refusal = ''
  const latencies: number[] = []
  const started = performance.now()
  let ended = started
  await new Promise<void>((resolve, reject) => {
    const load = autocannon(
      {
        url: `${url}/graphql`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authcookie: token },
        connections: CONNECTIONS,
        amount: keys.length,
        requests: [
          {
            setupRequest: (request) => ({ ...request, body: bodies[sent++ % bodies.length] ?? '' }),
            onResponse: (_status, body) => {
              if (!body.includes('ORDER_ID:')) refusal = body
            },
          },
        ],
      },
      (error: unknown) => (error instanceof Error ? reject(error) : resolve()),
    )
    // autocannon itself ends with the next full second.
    load.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds)
      ended = performance.now()
    })
  })
  if (refusal) throw new Error(`createOrder: ${refusal}`)
  return rateOf(latencies, ended - started)
}

/** Each connection takes the next key as soon as it is free. */
async function inLanes(
  clients: readonly Client[],
  keys: string[],
  write: (client: Client, key: string) => Promise<void>,
): Promise<OrderRate> {
  const left = [...keys]
  const latencies: number[] = []
  const started = performance.now()
  await Promise.all(
    clients.map(async (client) => {
      for (let key = left.pop(); key !== undefined; key = left.pop()) {
        const begun = performance.now()
        await write(client, key)
        latencies.push(performance.now() - begun)
      }
    }),
  )
  return rateOf(latencies, performance.now() - started)
}

function rateOf(latencies: number[], milliseconds: number): OrderRate {
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    ordersPerSecond: (latencies.length / milliseconds) * 1000,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}

const medians = (rates: readonly OrderRate[]): OrderRate => ({
  ordersPerSecond: median(rates.map(({ ordersPerSecond }) => ordersPerSecond)),
  p99: median(rates.map(({ p99 }) => p99)),
})
