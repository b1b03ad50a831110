import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { creditNotes, invoices } from '../../db/tables/documents'

/** Those among the orders whose invoice is issued. */
export const findInvoicedOrders = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))

/** The credit notes of the orders, the first one first. */
export const findCreditNoteNumbers = async (db: Database, orderIds: readonly string[]) =>
  db
    .select({ orderId: creditNotes.orderId, number: creditNotes.number })
    .from(creditNotes)
    .where(inArray(creditNotes.orderId, [...orderIds]))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number))
