import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { favourites } from '../../db/tables/favourites'

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

export async function deleteFavouritesOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(favourites).where(eq(favourites.userId, userId))
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
