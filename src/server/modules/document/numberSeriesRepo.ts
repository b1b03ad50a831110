import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database'
import { leftOutNumbers, numberSeries } from '../../db/tables/documents'

/** Takes the next number of a series; its row stays locked until the transaction ends, which gives it back when it fails. */
export async function takeNumber(tx: Database, series: string): Promise<number> {
  const [row] = await tx
    .insert(numberSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({
      target: numberSeries.series,
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last })
  if (!row) throw new Error(`No number in the series ${series}`)
  return row.last
}

/** The last number that a series has given, 0 before its first; no number is taken until the transaction ends. */
export async function lockSeries(tx: Transaction, series: string): Promise<number> {
  const [row] = await tx
    .insert(numberSeries)
    .values({ series, last: 0 })
    .onConflictDoUpdate({ target: numberSeries.series, set: { last: numberSeries.last } })
    .returning({ last: numberSeries.last })
  if (!row) throw new Error(`No series ${series}`)
  return row.last
}

/** Leaves numbers out of a locked series: the next document has the one after `last`. */
export async function leaveOut(
  tx: Transaction,
  numbers: typeof leftOutNumbers.$inferInsert,
): Promise<void> {
  const { series, last } = numbers
  await tx.update(numberSeries).set({ last }).where(eq(numberSeries.series, series))
  await tx.insert(leftOutNumbers).values(numbers)
}

export const findSeries = async (db: Database) =>
  db.select().from(numberSeries).orderBy(asc(numberSeries.series))

export const findLeftOut = async (db: Database) =>
  db.select().from(leftOutNumbers).orderBy(asc(leftOutNumbers.series), asc(leftOutNumbers.first))
