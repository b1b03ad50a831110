import { receivedPayment } from '#domain/order/invoice'
import type { DeliveryService } from '../../modules/delivery/deliveryService'
import type { DocumentFile, DocumentService } from '../../modules/document/documentService'
import { takenPayments } from '../../modules/order/invoicedOrder'
import type { OrderService } from '../../modules/order/orderService'
import { toDeliveredOrder } from './deliveredOrder'

type Dependencies = {
  orders: Pick<OrderService, 'find'>
  delivery: Pick<DeliveryService, 'point'>
  documents: Pick<DocumentService, 'read' | 'invoice' | 'deliveryNote' | 'creditNote'>
}

export type OrderDocuments = ReturnType<typeof createOrderDocuments>

/** The files of orders, as the orders and their payments are now. */
export function createOrderDocuments({ orders, delivery, documents }: Dependencies) {
  async function invoice(orderId: string): Promise<DocumentFile | null> {
    const order = await orders.find(orderId)
    if (!order) return null
    const { payByCreditTransfer } = order.row
    const payments = takenPayments(await order.batch.payments(orderId))
    return documents.invoice(orderId, receivedPayment({ payByCreditTransfer, payments }))
  }

  async function deliveryNote(orderId: string): Promise<DocumentFile | null> {
    const order = await orders.find(orderId)
    if (!order) return null
    const point = await delivery.point(String(order.row.distributionPointId))
    const lines = await order.batch.lines(orderId)
    return documents.deliveryNote(toDeliveredOrder(order.row, lines, point?.name ?? ''))
  }

  return {
    /** Null for an order that is not to be delivered. */
    deliveryNote,

    /** The file behind a signed address; null for one that is made up, changed or over. */
    async open(signed: string): Promise<DocumentFile | null> {
      const address = documents.read(signed)
      if (address === null) return null
      const { type, orderId, number } = address
      if (type === 'invoice') return invoice(orderId)
      return type === 'deliveryNote' ? deliveryNote(orderId) : documents.creditNote(orderId, number)
    },
  }
}
