import { and, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { favourites } from '../../db/tables/favourites'

/** Any number that no other advisory lock of two numbers has. */
const FAVOURITES = 24_819

/** One change of an account's favourites at a time, until the transaction ends: their number stays what was counted. */
export async function lockFavourites(tx: Database, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(FAVOURITES))}, ${userId})`)
}

/** The products that an account keeps, the newest first. */
export async function findFavourites(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ productId: favourites.productId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
  return rows.map(({ productId }) => productId)
}

export async function insertFavourite(
  tx: Database,
  favourite: typeof favourites.$inferInsert,
): Promise<void> {
  await tx.insert(favourites).values(favourite)
}

export async function deleteFavourite(
  db: Database,
  userId: number,
  productId: number,
): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
}
