import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { creditNotes, invoices } from '../../db/tables/documents'

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
