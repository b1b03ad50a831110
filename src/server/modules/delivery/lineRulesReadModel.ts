import { asc } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { lines } from '../../db/tables/catalogue'

export type LineRules = Awaited<ReturnType<typeof findLineRules>>[number]

/** How long before a slot starts the orders of each line close. */
export const findLineRules = async (db: Database) =>
  db
    .select({ id: lines.id, brandId: lines.brandId, leadTimeMinutes: lines.leadTimeMinutes })
    .from(lines)
    .orderBy(asc(lines.position))
