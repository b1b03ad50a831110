import * as v from 'valibot'
import type { Clock } from '../../../domain/clock'
import {
  invoiceContent,
  invoiceNumber,
  invoiceSeries,
  type InvoicedOrder,
} from '../../../domain/invoice'
import type { OrderStatus } from '../../../domain/orderStatus'
import type { Database } from '../../db/database'
import type { Signer } from '../../signing'
import { deliveryNoteNumber, drawDeliveryNote } from './deliveryNotePaper'
import { findInvoice, insertInvoice, takeNumber } from './documentRepo'
import { drawInvoice } from './invoicePaper'
import { parseInvoice } from './invoiceSchema'
import type { PrintedOrders } from './PrintedOrders'

/** How long the address of a document holds. Decisions, section 5. */
const LINK_TIME = 5 * 60_000
const DELIVERED_BY_NOTE: readonly OrderStatus[] = [
  'confirmed',
  'assigned',
  'supported',
  'delivered',
]

const DOCUMENT_TYPES = ['invoice', 'deliveryNote'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]
export type DocumentFile = { name: string; pdf: Buffer }

const signedValue = v.object({ type: v.picklist(DOCUMENT_TYPES), orderId: v.string() })

export type DocumentService = ReturnType<typeof createDocumentService>

type Dependencies = {
  db: Database
  clock: Clock
  signer: Signer
  /** A function: the order service is made with this one. */
  orders: () => PrintedOrders
}

/** The papers of orders: invoices that never change, delivery notes, and links to them that end. */
export function createDocumentService({ db, clock, signer, orders }: Dependencies) {
  const draw: Record<DocumentType, (orderId: string) => Promise<DocumentFile | null>> = {
    async invoice(orderId) {
      const invoice = await findInvoice(db, orderId)
      if (!invoice) return null
      const pdf = await drawInvoice(parseInvoice(invoice.content), invoice.issuedAt)
      return { name: `facture-${invoice.number}.pdf`, pdf }
    },

    async deliveryNote(orderId) {
      const order = await orders().findDelivered(orderId)
      if (!order || !DELIVERED_BY_NOTE.includes(order.status)) return null
      const name = `bon-de-livraison-${deliveryNoteNumber(order.number)}.pdf`
      return { name, pdf: await drawDeliveryNote(order) }
    },
  }

  const link = (type: DocumentType, orderId: string) => {
    const end = new Date(clock.now().getTime() + LINK_TIME)
    const value = JSON.stringify({ type, orderId })
    return { type, fileUrl: `/documents/${signer.sign('document', value, end)}` }
  }

  return {
    /** Issues the invoice of an order inside the caller's transaction, which holds the order's lock; answers its number. */
    async issueInvoice(tx: Database, orderId: string, order: InvoicedOrder): Promise<string> {
      const issuedAt = clock.now()
      const series = invoiceSeries(issuedAt)
      const number = invoiceNumber(series, await takeNumber(tx, series))
      const content = invoiceContent(order, { number, issuedAt })
      await insertInvoice(tx, { number, orderId, issuedAt, content })
      return number
    },

    /** Addresses of an order's papers for whoever may see them; asking again gives others, that last from then. */
    linksOf({ id, status, isInvoiced }: { id: string; status: OrderStatus; isInvoiced: boolean }) {
      return [
        ...(isInvoiced ? [link('invoice', id)] : []),
        ...(DELIVERED_BY_NOTE.includes(status) ? [link('deliveryNote', id)] : []),
      ]
    },

    /** The file behind a signed address; null for one that is made up, changed or over. */
    async open(signed: string): Promise<DocumentFile | null> {
      const value = signer.verify('document', signed, clock.now())
      if (value === null) return null
      const { type, orderId } = v.parse(signedValue, JSON.parse(value))
      return draw[type](orderId)
    },
  }
}
