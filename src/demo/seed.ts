import { sql } from 'drizzle-orm'
import type { Clock } from '#domain/time/clock'
import { SHOP_LOCKS } from '#server/db/advisoryLocks'
import type { Database, DatabaseConnection, Transaction } from '#server/db/database'
import * as tables from '#server/db/tables'
import { catalogueRows, type CatalogueRows } from './catalogueRows'
import { demoAccounts, providerRows, userRows } from './people/accounts'
import { companyRows } from './people/companies'
import { demoCustomers } from './people/customers'
import { pastOrders } from './people/pastOrders'
import { seedPastOrders } from './people/seedPastOrders'
import { writePictures } from './pictures/writePictures'
import { businessUnitRows, distributionPointRows } from './places/deliveryPlaces'
import { deliveryZoneRows } from './places/deliveryZones'

type SeedOptions = {
  dataDir: string
  clock: Clock
  /** False leaves the pictures out, for tests that look at none. */
  withPictures?: boolean
}

/** Tables whose rows come with ids of ours; their sequences start after them. */
const NUMBERED = [
  'companies',
  'canteen_locations',
  'event_discounts',
  'users',
  'products',
  'menus',
  'order_lines',
  'special_configurations',
  'hello_bars',
] as const

/**
 * Fills an empty database with the demo shop, and writes its pictures to `<dataDir>/static/pictures`. A database that
 * holds a catalogue stays as it is.
 */
export async function seed(
  { db }: Pick<DatabaseConnection, 'db'>,
  { dataDir, clock, withPictures = true }: SeedOptions,
): Promise<{ isSeeded: boolean; picturesWritten: number }> {
  const catalogue = catalogueRows()
  const isSeeded = !(await hasCatalogue(db)) && (await seedDatabase(db, catalogue, clock.now()))
  return { isSeeded, picturesWritten: withPictures ? await writePictures(dataDir, catalogue) : 0 }
}

/** Whether this process has done it; false when another one was first. */
async function seedDatabase(db: Database, catalogue: CatalogueRows, now: Date): Promise<boolean> {
  const people = await readPeople(now)
  return db.transaction(async (tx) => {
    // Two that seed at once take turns: the other one's whole seed is waited for.
    await tx.execute(sql`select set_config('lock_timeout', '0', true)`)
    await tx.execute(sql`select pg_advisory_xact_lock(${SHOP_LOCKS.seed})`)
    if (await hasCatalogue(tx)) return false
    await insertShop(tx, catalogue)
    await insertPeople(tx, people, now)
    const orders = pastOrders({ ...people, catalogue }, now)
    await seedPastOrders(tx, catalogue, orders, now)
    await resetSequences(tx)
    return true
  })
}

type People = Awaited<ReturnType<typeof readPeople>>

async function readPeople(now: Date) {
  const accounts = demoAccounts()
  const companies = companyRows()
  const users = await userRows(accounts, companies, now)
  return { accounts, companies, users, customers: demoCustomers(accounts) }
}

async function hasCatalogue(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tables.brands.id }).from(tables.brands).limit(1)
  return rows.length > 0
}

async function insertShop(tx: Transaction, catalogue: CatalogueRows): Promise<void> {
  await tx.insert(tables.brands).values(catalogue.brands)
  await tx.insert(tables.lines).values(catalogue.lines)
  await tx.insert(tables.products).values(catalogue.products)
  await tx.insert(tables.menus).values(catalogue.menus)
  await tx.insert(tables.menuProducts).values(catalogue.menuProducts)
  await tx.insert(tables.businessUnits).values(businessUnitRows)
  await tx.insert(tables.distributionPoints).values(distributionPointRows())
  await tx.insert(tables.deliveryZones).values(deliveryZoneRows())
  await tx.insert(tables.specialConfigurations).values(catalogue.options)
  await tx.insert(tables.helloBars).values(catalogue.banner)
  await tx.insert(tables.seoRules).values(catalogue.pages)
}

async function insertPeople(
  tx: Transaction,
  { accounts, companies, users }: People,
  now: Date,
): Promise<void> {
  await tx.insert(tables.companies).values(companies.companies)
  await tx.insert(tables.canteenLocations).values(companies.canteenLocations)
  await tx.insert(tables.eventDiscounts).values(companies.eventDiscounts)
  await tx.insert(tables.users).values(users)
  const provider = providerRows(accounts, now)
  await tx.insert(tables.sandboxCustomers).values(provider.customers)
  await tx.insert(tables.sandboxCards).values(provider.cards)
}

async function resetSequences(tx: Transaction): Promise<void> {
  for (const table of NUMBERED) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
  }
}
