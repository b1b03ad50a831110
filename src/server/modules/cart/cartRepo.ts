import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { jsonRows } from '../../db/jsonRows'
import { createStatement } from '../../db/statement'
import { carts } from '../../db/tables/carts'
import type { CartContent } from './cartContent'
import { findOrderId, isOrderKey, openOwner } from './cartReadModel'

export type NewCart = {
  key: string
  userId: number
  content: CartContent
  returnedTotalTTC: number
  now: Date
}

type SaveOutcome = 'saved' | 'foreign' | 'ordered'

/** Locks the user's own cart until the transaction ends: nothing else changes or orders it meanwhile. */
async function lockCart(tx: Database, key: string, userId: number) {
  const rows = await tx
    .select({ updatedAt: carts.updatedAt })
    .from(carts)
    .where(and(eq(carts.key, key), eq(carts.userId, userId)))
    .for('update')
  return rows[0] ?? null
}

const lockVersion = createStatement<{ isSame: boolean }>(
  'lock_cart_version',
  sql`
    select date_trunc('milliseconds', updated_at) = ${sql.placeholder('updatedAt')} as "isSame"
    from ${openOwner('userId')} as owner join ${carts} on user_id = owner.id
    where key = ${sql.placeholder('key')}
    for update of ${carts}`,
)

/** Locks the user's own cart as `lockCart` does; false when it is no longer the version that was read, or its account is closed. */
export async function lockCartVersion(
  tx: Database,
  { key, userId, updatedAt }: { key: string; userId: number; updatedAt: Date },
): Promise<boolean> {
  const [cart] = await lockVersion(tx, { key, userId, updatedAt: updatedAt.toISOString() })
  return cart?.isSame ?? false
}

const newCart = jsonRows(carts)

/** Carts that an account has not ordered: more devices and more days than a customer chooses on. */
const MAX_UNORDERED = 20

/** A new cart takes the place of the account's oldest, unless that one is being ordered at this moment. */
const insertCart = createStatement<{ key: string }>(
  'insert_cart',
  sql`
    with inserted as (
      insert into ${carts} (${newCart.columns})
      select ${newCart.columnsOf('given')} from ${newCart.rows('cart')} as given, ${openOwner('userId')} as owner
      where not ${isOrderKey(sql`given.key`)}
      on conflict do nothing
      returning key, user_id
    ), dropped as (
      delete from ${carts} where key = any (array(
        select key from ${carts} where key in (
          select known.key from ${carts} as known
          where known.user_id = (select user_id from inserted) and not ${isOrderKey(sql`known.key`)}
          order by known.updated_at desc offset ${sql.raw(String(MAX_UNORDERED - 1))}
        ) for update skip locked
      ))
    )
    select key from inserted`,
)

/** Stores a cart unless its key is another person's or already an order's. Two versions never bear the same instant. */
export function saveCart(db: Database, cart: NewCart): Promise<SaveOutcome> {
  const { key, userId, content, returnedTotalTTC, now } = cart
  return db.transaction(async (tx) => {
    const row = { key, userId, content, returnedTotalTTC, updatedAt: now }
    const inserted = await insertCart(tx, { cart: newCart.toJson([row]), userId })
    if (inserted.length > 0) return 'saved'
    const before = await lockCart(tx, key, userId)
    if ((await findOrderId(tx, key, userId)) !== null) return 'ordered'
    if (!before) return 'foreign'
    const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1))
    await tx.update(carts).set({ content, returnedTotalTTC, updatedAt }).where(eq(carts.key, key))
    return 'saved'
  })
}

export async function deleteCartsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId))
}

export const deleteAbandonedCarts = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, carts, lt(carts.updatedAt, before))
