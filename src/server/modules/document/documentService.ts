import * as v from 'valibot'
import type { Clock } from '#domain/time/clock'
import {
  invoiceContent,
  invoiceSeries,
  type InvoicedOrder,
  type ReceivedPayment,
} from '#domain/order/invoice'
import { isPlaced, type OrderStatus } from '#domain/order/orderStatus'
import type { Log } from '../../base/Log'
import { MINUTE_MS } from '#domain/time/durations'
import { createFileCache } from '../../base/fileCache'
import type { Database, Transaction } from '../../db/database'
import type { Signer } from '../../base/signing'
import { createCreditNotes } from './creditNotes'
import { deliveryNoteNumber, buildDeliveryNote } from './deliveryNotePdf'
import { findInvoice, insertInvoice } from './documentRepo'
import { buildInvoice } from './invoicePdf'
import { parseInvoice } from './invoiceSchema'
import { takeDatedNumber } from './takeDatedNumber'
import type { DeliveredOrder } from './DeliveredOrder'

/** How long the address of a document holds. docs/rules/orders.md#documents */
const LINK_TIME = 5 * MINUTE_MS
/** A PDF takes 50 ms of the processor, and its link may be opened over and over. */
const MAX_PDFS = 100

const DOCUMENT_TYPES = ['invoice', 'deliveryNote', 'creditNote'] as const
type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type DocumentFile = { name: string; pdf: Buffer }

const signedValue = v.object({
  type: v.picklist(DOCUMENT_TYPES),
  orderId: v.string(),
  /** Of a credit note: an order may have several. */
  number: v.optional(v.string(), ''),
})

/** An order as far as its documents go; null for an invoice that is not issued. */
type Documented = {
  id: string
  number: string
  status: OrderStatus
  invoiceNumber: string | null
  creditNoteNumbers: readonly string[]
}

export type DocumentService = ReturnType<typeof createDocumentService>

type Dependencies = {
  db: Database
  clock: Clock
  signer: Signer
  log: Pick<Log, 'error'>
}

/** The documents of orders: invoices that never change, delivery notes, and links to them that end. */
export function createDocumentService({ db, clock, signer, log }: Dependencies) {
  const kept = createFileCache({ max: MAX_PDFS, ttl: LINK_TIME })
  const creditNotes = createCreditNotes({ db, clock, log, kept })

  const link = (type: DocumentType, orderId: string, number: string) => {
    const end = new Date(clock.now().getTime() + LINK_TIME)
    const value = JSON.stringify(
      type === 'creditNote' ? { type, orderId, number } : { type, orderId },
    )
    return { type, number, fileUrl: `/documents/${signer.sign('document', value, end)}` }
  }

  return {
    /** Issues the invoice of an order inside the caller's transaction, which holds the order's lock; returns its number. */
    async issueInvoice(tx: Transaction, orderId: string, order: InvoicedOrder): Promise<string> {
      const { number, issuedAt } = await takeDatedNumber(tx, clock, invoiceSeries)
      const content = invoiceContent(order, { number, issuedAt })
      await insertInvoice(tx, { number, orderId, issuedAt, content })
      return number
    },

    issueCreditNotes: creditNotes.issueCreditNotes,

    /** An issued invoice, with what has come of its amount until now; null for one that is not issued. */
    async invoice(orderId: string, received: ReceivedPayment): Promise<DocumentFile | null> {
      const invoice = await findInvoice(db, orderId)
      if (!invoice) return null
      const { number, content, issuedAt } = invoice
      const pdf = await kept(JSON.stringify(['invoice', number, content, received]), () =>
        buildInvoice(parseInvoice(content), received, issuedAt),
      )
      return { name: `facture-${number}.pdf`, pdf }
    },

    /** Null for an order that is not to be delivered. */
    async deliveryNote(order: DeliveredOrder): Promise<DocumentFile | null> {
      if (!isPlaced(order.status)) return null
      const name = `bon-de-livraison-${deliveryNoteNumber(order.number)}.pdf`
      const madeOf = JSON.stringify(['deliveryNote', order])
      return { name, pdf: await kept(madeOf, () => buildDeliveryNote(order)) }
    },

    creditNote: creditNotes.buildCreditNoteOf,

    /** Addresses of an order's documents for the person who may see them; asking again gives others, that last from then. */
    linksOf({ id, number, status, invoiceNumber, creditNoteNumbers }: Documented) {
      return [
        ...(invoiceNumber === null ? [] : [link('invoice', id, invoiceNumber)]),
        ...creditNoteNumbers.map((note) => link('creditNote', id, note)),
        ...(isPlaced(status) ? [link('deliveryNote', id, deliveryNoteNumber(number))] : []),
      ]
    },

    /** What a signed address names; null for one that is made up, changed or over. */
    read(signed: string): v.InferOutput<typeof signedValue> | null {
      const value = signer.verify('document', signed, clock.now())
      return value === null ? null : v.parse(signedValue, JSON.parse(value))
    },
  }
}
