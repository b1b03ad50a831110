import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { createStatement } from '../../db/statement'
import { orders, unpaidCallers } from '../../db/tables/orders'

// In the transaction that has written the order, if it has.
const insertStatement = createStatement<Record<string, never>>(
  'insert_unpaid_caller',
  sql`
    insert into ${unpaidCallers} (order_id, caller, created_at)
    select id, ${sql.placeholder('caller')}, created_at from ${orders}
    where id = ${sql.placeholder('orderId')}::uuid`,
)

export async function insertUnpaidCaller(
  tx: Database,
  orderId: string,
  caller: string,
): Promise<void> {
  await insertStatement(tx, { orderId, caller })
}

export const deleteOldUnpaidCallers = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(db, unpaidCallers, lt(unpaidCallers.createdAt, before))
