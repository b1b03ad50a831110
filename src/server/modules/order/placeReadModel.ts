import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { createStatement } from '../../db/statement'
import { canteenLocations } from '../../db/tables/companies'

const lockById = createStatement<Record<string, never>>(
  'lock_place',
  sql`select from ${canteenLocations} where ${canteenLocations.id} = ${sql.placeholder('id')} for key share`,
)

/**
 * No company gives the location up until the transaction ends. To be locked before any dish: whoever gives it up locks it before the
 * orders that went there, and who calls one of these off waits for its dishes.
 */
export async function lockPlace(tx: Database, id: number | null | undefined): Promise<void> {
  if (id !== null && id !== undefined) await lockById(tx, { id })
}
