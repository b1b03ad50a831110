import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { DatabaseConnection } from '#server/db/database'
import { openEmbedded } from '#server/db/embedded'
import { openPostgres } from '#server/db/postgres'
import { postgresSettings } from '#server/base/env/envDatabase'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { imbalances } from '../../support/books'
import { aCart, CREATE_ORDER, menus, SET_CART, shopping, units } from '../../support/carts'
import { addUsers, BREAD, MENU, openShop, TRAY } from '../../support/shop'
import * as tables from '#server/db/tables'
import { copyDataFolder } from '../../support/dataFolder'
import { graphqlClient } from '../../support/graphqlClient'
import { startProductionServer, type ProductionServer } from '../../support/productionServer'
import { TUESDAY } from '../../support/testServer'

const ORDERS = 50
const ACKNOWLEDGED_BEFORE_THE_END = 12
const logger = pino({ level: 'silent' })

type House = {
  variables: Record<string, string>
  open: () => Promise<DatabaseConnection>
  clear: () => Promise<void>
}

async function embedded(): Promise<House> {
  const dataDir = copyDataFolder()
  return {
    variables: { DATA_DIR: dataDir },
    open: () => openEmbedded(dataDir),
    clear: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function postgres(adminUrl: string): Promise<House> {
  const { url, drop } = await createTestDatabase(adminUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'tablee-crash-'))
  return {
    variables: { DATA_DIR: dataDir, DATABASE_URL: url },
    open: () => openPostgres(postgresSettings(url), logger),
    clear: async () => {
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const adminUrl = process.env.TEST_DATABASE_URL
const houses: [string, () => Promise<House>][] = adminUrl
  ? [['PostgreSQL', () => postgres(adminUrl)]]
  : [['the embedded database', embedded]]

const ORDER = `query Order($id: ID!) { order(id: $id) { id status products { quantity } menus { quantity } } }`

const REQUESTED = [SET_CART, CREATE_ORDER, ORDER]

/** The shop, and the session of a customer for each order: a new one may hold few unpaid ones. */
async function prepare(house: House): Promise<string[]> {
  const database = await house.open()
  await database.migrate()
  await openShop(database.db)
  await database.db.update(tables.distributionPoints).set({ slotCapacity: 1000 })
  await database.db.update(tables.products).set({ dailyQuantity: 1000 })
  const users = await addUsers(database.db, ORDERS)
  await database.close()
  return users.map(({ token }) => token)
}

describe.each(houses)('kill -9 in the middle of 50 orders, on %s', (_, build) => {
  let house: House
  let server: ProductionServer | undefined

  beforeAll(async () => {
    house = await build()
  })
  afterAll(async () => {
    await server?.kill()
    await house.clear()
  })

  test('nothing acknowledged is lost, no order is half there, and each cart gives one order', async () => {
    const tokens = await prepare(house)
    // Production lets no one set its clock.
    const variables = {
      ...house.variables,
      NODE_ENV: 'test',
      DEMO_MODE: 'false',
      CLOCK_NOW: TUESDAY,
      LOG_LEVEL: 'info',
    }
    server = await startProductionServer(variables, REQUESTED)
    const before = shopping(graphqlClient(server.url))
    const keys = Array.from({ length: ORDERS }, () => randomUUID())
    for (const [index, key] of keys.entries()) {
      const items = [units(TRAY, 4), units(BREAD, 1), ...(index % 2 ? [menus(MENU, 1)] : [])]
      expect((await before.setCart(tokens[index], aCart({ items }), key)).errors).toEqual([])
    }

    const acknowledged = new Map<string, string>()
    let kill: Promise<void> | undefined
    await Promise.allSettled(
      keys.map(async (key, index) => {
        const { data } = await before.createOrder(tokens[index], key)
        acknowledged.set(key, data.createOrder)
        if (acknowledged.size === ACKNOWLEDGED_BEFORE_THE_END) kill = server?.kill()
      }),
    )
    await kill
    expect(acknowledged.size).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_END)
    expect(acknowledged.size).toBeLessThan(ORDERS)

    server = await startProductionServer(variables, REQUESTED)
    const client = graphqlClient(server.url)
    for (const [index, key] of keys.entries()) {
      const response = acknowledged.get(key)
      if (response === undefined) continue
      expect(response).toMatch(/^ORDER_ID:/)
      const id = response.slice('ORDER_ID:'.length)
      const { data, errors } = await client.graphql(ORDER, { id }, tokens[index])
      expect(errors).toEqual([])
      expect(data.order).toMatchObject({ id, status: 'waitingForPayment' })
    }
    expect(await books()).toEqual([])

    server = await startProductionServer(variables, REQUESTED)
    const after = shopping(graphqlClient(server.url))
    const ids = new Set<string>()
    for (const [index, key] of keys.entries()) {
      const { data } = await after.createOrder(tokens[index], key)
      expect(data.createOrder).toBe(acknowledged.get(key) ?? data.createOrder)
      ids.add(data.createOrder)
    }
    expect([...ids].filter((id) => id.startsWith('ORDER_ID:'))).toHaveLength(ORDERS)
    expect(await books()).toEqual([])
  })

  /** What the database says once the server has gone. */
  async function books() {
    await server?.stop()
    server = undefined
    const database = await house.open()
    const wrong = await imbalances(database.db)
    await database.close()
    return wrong
  }
})
