import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { creditNotes, invoices, numberSeries } from '../../db/tables/documents'

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

export async function insertInvoice(
  tx: Database,
  invoice: typeof invoices.$inferInsert,
): Promise<void> {
  await tx.insert(invoices).values(invoice)
}

export async function findInvoice(db: Database, orderId: string) {
  const rows = await db
    .select({ number: invoices.number, issuedAt: invoices.issuedAt, content: invoices.content })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return rows[0] ?? null
}

export async function insertCreditNote(
  tx: Database,
  note: typeof creditNotes.$inferInsert,
): Promise<void> {
  await tx.insert(creditNotes).values(note)
}

/** The credit notes of an order, the first one first. */
export const findCreditNotes = async (db: Database, orderId: string) =>
  db
    .select({ paymentId: creditNotes.paymentId, content: creditNotes.content })
    .from(creditNotes)
    .where(eq(creditNotes.orderId, orderId))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))

export async function findCreditNote(db: Database, orderId: string, number: string) {
  const rows = await db
    .select({ issuedAt: creditNotes.issuedAt, content: creditNotes.content })
    .from(creditNotes)
    .where(and(eq(creditNotes.orderId, orderId), eq(creditNotes.number, number)))
  return rows[0] ?? null
}
