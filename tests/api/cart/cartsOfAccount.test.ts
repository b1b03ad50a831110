import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { carts } from '#server/db/tables'
import { aCart, shopping, units } from '../../support/carts'
import { addUser, openShop, TRAY } from '../../support/shop'
import { startTestServer, type TestServer } from '../../support/testServer'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ isSeeded: false })
  await openShop(server.db)
})
afterAll(() => server.close())

/** Stores so many new carts, one after the other; their keys, oldest first. */
async function addCarts(token: string, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID())
  for (const key of keys) await addCart(token, key)
  return keys
}

async function addCart(token: string, key: string, qty = 4) {
  // No two carts are of the same instant.
  server.clock.advance(1_000)
  const { errors } = await shopping(server).setCart(
    token,
    aCart({ items: [units(TRAY, qty)] }),
    key,
  )
  expect(errors).toEqual([])
}

async function keysOf({ id }: { id: number }): Promise<string[]> {
  const rows = await server.db
    .select({ key: carts.key })
    .from(carts)
    .where(eq(carts.userId, id))
    .orderBy(asc(carts.updatedAt))
  return rows.map(({ key }) => key)
}

test('an account keeps its newest 20 carts that are not ordered, and every one that is', async () => {
  const [busy, neighbour] = [await addUser(server.db), await addUser(server.db)]
  const [others, first] = [await addCarts(neighbour.token, 2), await addCarts(busy.token, 2)]
  const ordered = randomUUID()
  await shopping(server).order(busy.token, aCart(), { key: ordered })
  const later = await addCarts(busy.token, 23)
  expect(await keysOf(busy)).toEqual([ordered, ...later.slice(-20)])
  expect(await keysOf(neighbour)).toEqual(others)

  // The oldest is changed: it is the newest now, and nothing makes room for it.
  const oldest = later.at(-20) ?? ''
  await addCart(busy.token, oldest, 5)
  expect(await keysOf(busy)).toEqual([ordered, ...later.slice(-19), oldest])

  // A browser that still has one that is gone brings it back.
  const [gone = ''] = first
  await addCart(busy.token, gone)
  expect(await keysOf(busy)).toEqual([ordered, ...later.slice(-18), oldest, gone])
})

test('carts that come at the same moment do not stand in each other’s way', async () => {
  const busy = await addUser(server.db)
  await addCarts(busy.token, 20)
  await Promise.all(Array.from({ length: 25 }, () => addCart(busy.token, randomUUID())))
  await addCarts(busy.token, 1)
  expect(await keysOf(busy)).toHaveLength(20)
})
