import { randomUUID } from 'node:crypto'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { GraphQLError } from 'graphql'
import pino from 'pino'
import { createClockWatch, measureClockOffset } from '#server/db/clockOffset'
import type { DatabaseConnection } from '#server/db/database'
import { aftermathOf, TransactionLostError } from '#server/db/databaseErrors'
import { openPostgres } from '#server/db/postgres'
import * as tables from '#server/db/tables'
import { postgresSettings } from '#server/base/env/envDatabase'
import { formatExecutionError } from '#server/http/graphql/graphqlErrors'
import { registerHealthRoutes } from '#server/http/healthRoutes'
import { describeError } from '#server/process/logger'
import { aCart, shopping, THURSDAY } from '../../support/carts'
import { databaseUrl, postgresOnly } from '../../support/postgresOnly'
import { addUser, openShop, TRAY } from '../../support/shop'
import { PATIENT } from '../../support/testDatabase'
import { startTestServer, type TestServer } from '../../support/testServer'

const coded = (code: string, message = code) => Object.assign(new Error(message), { code })
const byQuery = (text: string, cause: Error) => new DrizzleQueryError(text, ['secret'], cause)

describe('what is left of a statement that the database could not serve', () => {
  test.each(['55P03', '57014', '40P01', '40001', '25006', '53300', '57P03', 'ECONNREFUSED'])(
    'nothing after %s',
    (code) => {
      expect(aftermathOf(byQuery('insert into carts', coded(code)))).toBe('nothing')
    },
  )

  test.each(['57P01', '57P02', '08006', '25P03', 'ECONNRESET'])(
    'it is unknown after %s when it wrote, nothing when it read',
    (code) => {
      expect(aftermathOf(byQuery('update carts set', coded(code)))).toBe('unknown')
      expect(aftermathOf(byQuery('select 1', coded(code)))).toBe('nothing')
    },
  )

  test('a pool without a free connection has sent nothing', () => {
    expect(aftermathOf(new Error('timeout exceeded when trying to connect'))).toBe('nothing')
  })

  test('a host with two addresses fails with an error of each', () => {
    expect(aftermathOf(new AggregateError([coded('ECONNREFUSED')]))).toBe('nothing')
  })

  test('what the statement itself did wrong is another matter', () => {
    expect(aftermathOf(byQuery('insert into users', coded('23505')))).toBeNull()
    expect(aftermathOf(new Error('a bug'))).toBeNull()
  })
})

test('an error is logged without the client, the parameters and the rows that it quotes', () => {
  const error = Object.assign(coded('23505', 'duplicate key'), {
    client: { password: 'secret' },
    detail: 'Key (email)=(alix@test.example) already exists.',
    constraint: 'users_email_type',
  })
  const logged = JSON.stringify(describeError(byQuery('insert into users', error)))
  expect(logged).toContain('users_email_type')
  expect(logged).not.toMatch(/secret|alix@test/)
})

test.each([
  ['that the database could not serve', '55P03'],
  ['that the database refused', '23505'],
])('nothing personal is logged of a statement in a resolver %s', (_, code) => {
  const lines: string[] = []
  const log = pino(
    { serializers: { err: describeError } },
    { write: (line: string) => lines.push(line) },
  )
  const thrown = byQuery('insert into users', coded(code))
  const once = new GraphQLError(thrown.message, { originalError: thrown })
  const twice = new GraphQLError(once.message, { originalError: once })
  for (const error of [once, twice]) formatExecutionError(error, 'a-request', log)
  expect(lines).toHaveLength(2)
  for (const line of lines) {
    expect(line).toContain('insert into users')
    expect(line).toContain(code)
    expect(line).not.toContain('secret')
  }
})

describe('the clock of this machine beside the database’s', () => {
  const now = '2026-11-24T10:00:00.000Z'
  const machine = { now: () => new Date(now) }
  const there = (difference: number) => async () => Date.parse(now) + difference

  test.each([
    ['agrees', 900, 900 * -1, false],
    ['is behind', 1500, -1500, true],
    ['is ahead', -61_000, 61_000, true],
  ])('it %s', async (_, difference, offsetMs, isOff) => {
    expect(await measureClockOffset(there(difference), machine)).toEqual({ offsetMs, isOff })
  })

  test('a slow response is no difference', async () => {
    const times = ['2026-11-24T10:00:00.000Z', '2026-11-24T10:00:09.000Z']
    const slow = { now: () => new Date(times.shift() ?? now) }
    expect(await measureClockOffset(there(4000), slow)).toEqual({ offsetMs: 0, isOff: false })
  })

  test('a difference is logged once, and so is its end', () => {
    const lines: string[] = []
    const watch = createClockWatch(pino({ level: 'info' }, { write: (line) => lines.push(line) }))
    for (const isOff of [false, true, true, false, false]) watch({ offsetMs: 1500, isOff })
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('"offsetMs":1500')
  })

  test('a difference is told by /health/ready, which stays ready', async () => {
    const app = Fastify()
    registerHealthRoutes(app, { ping: async () => ({ offsetMs: 61_000, isOff: true }) })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const response = await fetch(`${url}/health/ready`)
    await app.close()
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', clockOffsetMs: 61_000 })
  })
})

describe('a caller', () => {
  let server: TestServer

  beforeAll(async () => {
    server = await startTestServer({ isSeeded: false })
    await openShop(server.db)
  })
  afterAll(() => server.close())
  afterEach(() => jest.restoreAllMocks())

  test('is told to try again with 503 and Retry-After when the database cannot be reached', async () => {
    const { auth } = server.services
    jest.spyOn(auth, 'viewerOf').mockRejectedValue(coded('ECONNREFUSED'))
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authcookie: 'a token' },
      body: JSON.stringify({ query: '{ hellobar { content } }' }),
    })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    const { errors } = await response.json()
    expect(errors).toEqual([
      {
        message: 'La boutique est très sollicitée\u00a0: réessayez dans un instant.',
        extensions: { code: 'TRY_AGAIN', retryAfterSeconds: 1, requestId: expect.any(String) },
      },
    ])
  })

  test('is told that the outcome is unknown when the connection went at the commit', async () => {
    const { token } = await addUser(server.db)
    const lost = new TransactionLostError('unknown', coded('ECONNRESET'))
    jest.spyOn(server.services, 'placeOrder').mockRejectedValue(lost)
    const { errors } = await shopping(server).createOrder(token, randomUUID())
    expect(errors[0]?.extensions).toMatchObject({ code: 'OUTCOME_UNKNOWN' })
  })
})

// The embedded database has one connection: no one can hold a row or end another's session.
postgresOnly.describe('on PostgreSQL', () => {
  let server: TestServer
  let stranger: DatabaseConnection

  async function openBeside(changes: Record<string, string> = {}) {
    return openPostgres(
      postgresSettings(await databaseUrl(server), { ...PATIENT, ...changes }),
      pino({ level: 'silent' }),
    )
  }

  beforeAll(async () => {
    server = await startTestServer({
      isSeeded: false,
      // As long as a buyer of the product waits.
      databaseLimits: { DB_LOCK_TIMEOUT_MS: '2000' },
    })
    await openShop(server.db)
    stranger = await openBeside()
  })
  afterAll(async () => {
    await stranger.close()
    await server.close()
  })

  test('a buyer of a portion that another transaction holds is refused, and nothing of the order is left', async () => {
    const shop = shopping(server)
    const { token } = await addUser(server.db)
    const cart = aCart()
    await server.db
      .insert(tables.stock)
      .values({ distributionPointId: 111, day: THURSDAY, productId: Number(TRAY.id), total: 50 })
    const refused = await stranger.db.transaction(async (tx) => {
      await tx.execute(sql`select * from stock for update`)
      const key = randomUUID()
      await shop.setCart(token, cart, key)
      return { key, response: await shop.createOrder(token, key) }
    })
    expect(refused.response.errors[0]?.extensions).toMatchObject({ code: 'TRY_AGAIN' })
    expect(await server.db.select().from(tables.orders)).toEqual([])
    const { data } = await shop.createOrder(token, refused.key)
    expect(data.createOrder).toMatch(/^ORDER_ID:/)
  })

  test('a transaction whose connection goes has left nothing, until its commit was sent', async () => {
    const lost = async (isAtCommit: boolean) => {
      const failure: unknown = await stranger.db
        .transaction(async (tx) => {
          const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
          await server.db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`)
          if (!isAtCommit) await tx.execute(sql`select 1`)
        })
        .catch((error: unknown) => error)
      return aftermathOf(failure)
    }
    expect(await lost(false)).toBe('nothing')
    expect(await lost(true)).toBe('unknown')
    expect(await stranger.db.select().from(tables.brands)).not.toEqual([])
  })

  test('a query is served while every connection for transactions waits for a row', async () => {
    const small = await openBeside({ DB_POOL_SIZE: '1' })
    try {
      await small.db.transaction(async () => {
        expect(await small.db.select().from(tables.brands)).not.toEqual([])
        expect((await small.ping()).isOff).toBe(false)
      })
    } finally {
      await small.close()
    }
  })
})
