import { sql } from 'drizzle-orm'
import type { Clock } from '../../../domain/time/clock'
import type { Database, DatabaseConnection, Transaction } from '../database'
import * as tables from '../tables'
import { menuProductRows, menuRows, productRows } from './catalogue/catalogue'
import { brandRows, lineRows } from './catalogue/houseLines'
import { sandboxCardRows, sandboxCustomerRows, userRows } from './people/accounts'
import { canteenLocationRows, companyRows, eventDiscountRows } from './people/companies'
import { pastOrders } from './people/pastOrders'
import { seedPastOrders } from './people/seedPastOrders'
import { writePictures } from './pictures/writePictures'
import { businessUnitRows, distributionPointRows } from './places/deliveryPlaces'
import { deliveryZoneRows } from './places/deliveryZones'
import { seoRuleRows } from './words/seoRules'
import { helloBarRow, specialConfigurationRow } from './words/shopWords'

export type SeedOptions = {
  dataDir: string
  clock: Clock
  /** False leaves the pictures out, for tests that look at none. */
  withPictures?: boolean
}

/** Any number, the same for every process: two that seed at once take turns. */
const SEED_LOCK = 724_815

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
 * Fills an empty database with the demo shop (docs/rules/accounts.md#demo-accounts), and writes its pictures to
 * `<dataDir>/static/pictures`. A data base that holds a catalogue stays as it is.
 */
export async function seed(
  { db }: Pick<DatabaseConnection, 'db'>,
  { dataDir, clock, withPictures = true }: SeedOptions,
): Promise<{ isSeeded: boolean; picturesWritten: number }> {
  const now = clock.now()
  const people = (await hasCatalogue(db)) ? null : await userRows(now)
  const isSeeded =
    people !== null &&
    (await db.transaction(async (tx) => {
      // The other one's whole seed is waited for.
      await tx.execute(sql`select set_config('lock_timeout', '0', true)`)
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
      if (await hasCatalogue(tx)) return false
      await insertShop(tx)
      await insertPeople(tx, people, now)
      await resetSequences(tx)
      return true
    }))
  return { isSeeded, picturesWritten: withPictures ? await writePictures(dataDir) : 0 }
}

async function hasCatalogue(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tables.brands.id }).from(tables.brands).limit(1)
  return rows.length > 0
}

async function insertShop(tx: Transaction): Promise<void> {
  await tx.insert(tables.brands).values(brandRows)
  await tx.insert(tables.lines).values(lineRows)
  await tx.insert(tables.products).values([...productRows])
  await tx.insert(tables.menus).values([...menuRows])
  await tx.insert(tables.menuProducts).values([...menuProductRows])
  await tx.insert(tables.businessUnits).values(businessUnitRows)
  await tx.insert(tables.distributionPoints).values(distributionPointRows)
  await tx.insert(tables.deliveryZones).values(deliveryZoneRows)
  await tx.insert(tables.specialConfigurations).values(specialConfigurationRow)
  await tx.insert(tables.helloBars).values(helloBarRow)
  await tx.insert(tables.seoRules).values(seoRuleRows)
}

async function insertPeople(
  tx: Transaction,
  people: (typeof tables.users.$inferInsert)[],
  now: Date,
): Promise<void> {
  await tx.insert(tables.companies).values(companyRows)
  await tx.insert(tables.canteenLocations).values(canteenLocationRows)
  await tx.insert(tables.eventDiscounts).values(eventDiscountRows)
  await tx.insert(tables.users).values(people)
  await tx.insert(tables.sandboxCustomers).values(sandboxCustomerRows)
  await tx.insert(tables.sandboxCards).values(sandboxCardRows(now))
  await seedPastOrders(tx, pastOrders(now), now)
}

async function resetSequences(tx: Transaction): Promise<void> {
  for (const table of NUMBERED) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    )
  }
}
