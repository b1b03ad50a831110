import { and, asc, count, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { namedCarts } from '../../db/tables/carts'

export type NamedCartRow = typeof namedCarts.$inferSelect

export async function findNamedCarts(db: Database, userId: number): Promise<NamedCartRow[]> {
  return db
    .select()
    .from(namedCarts)
    .where(eq(namedCarts.userId, userId))
    .orderBy(asc(namedCarts.nameKey), asc(namedCarts.id))
}

export async function findByName(
  tx: Database,
  userId: number,
  nameKey: string,
): Promise<NamedCartRow | null> {
  const [row] = await tx
    .select()
    .from(namedCarts)
    .where(and(eq(namedCarts.userId, userId), eq(namedCarts.nameKey, nameKey)))
  return row ?? null
}

export async function countNamedCarts(tx: Database, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(namedCarts)
    .where(eq(namedCarts.userId, userId))
  return row?.count ?? 0
}

type NewNamedCart = typeof namedCarts.$inferInsert

export async function insertNamedCart(tx: Database, cart: NewNamedCart): Promise<void> {
  await tx.insert(namedCarts).values(cart)
}

export async function replaceNamedCart(
  tx: Database,
  id: number,
  cart: NewNamedCart,
): Promise<void> {
  await tx.update(namedCarts).set(cart).where(eq(namedCarts.id, id))
}

/** Whether the user had it. */
export async function setCartName(
  tx: Database,
  { id, userId }: { id: number; userId: number },
  name: { name: string; nameKey: string },
): Promise<boolean> {
  const rows = await tx
    .update(namedCarts)
    .set(name)
    .where(and(eq(namedCarts.id, id), eq(namedCarts.userId, userId)))
    .returning({ id: namedCarts.id })
  return rows.length > 0
}

export async function deleteNamedCartsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(namedCarts).where(eq(namedCarts.userId, userId))
}

/** Whether the user had it. */
export async function deleteNamedCart(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(namedCarts)
    .where(and(eq(namedCarts.id, id), eq(namedCarts.userId, userId)))
    .returning({ id: namedCarts.id })
  return rows.length > 0
}
