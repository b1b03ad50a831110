import type { Database } from '../../db/database'
import { together } from '../../db/together'
import type { MailService } from '../../mail/mailService'
import type { Owed } from '../../modules/payment/owedRefunds'
import { findAddressedOrder } from '../../modules/order/addressedOrderReadModel'
import { wireTransferInstructions } from '../../modules/order/wireTransferInstructions'
import { findPayments } from '../../modules/order/orderPaymentsReadModel'
import { findLines } from '../../modules/order/orderRepo'
import { parseTotals } from '../../modules/order/orderTotals'

/** `amount` in cents above 0. */
type Refunded = { amount: number; method: 'card' | 'wireTransfer' }

/** What customers are told of their orders, written in the transaction that moves them; wake the mails after it. */
export function createOrderMails(mail: Pick<MailService, 'write'>) {
  return {
    /** Paid by card, or to be paid by transfer: with where to send the money. */
    async confirmed(tx: Database, orderId: string): Promise<void> {
      const [order, lines] = await together([
        findAddressedOrder(tx, orderId),
        findLines(tx, [orderId]),
      ])
      if (!order) return
      const isToTransfer = order.payByCreditTransfer && order.totalTTC > 0
      await mail.write(tx, order.account, 'orderConfirmed', {
        ...order,
        people: parseTotals(order.totals).covers,
        dishes: lines.filter(({ kind }) => kind === 'product' || kind === 'menu'),
        transfer: isToTransfer ? wireTransferInstructions(order.number) : null,
      })
    },

    /** The time at which the trays are fetched was agreed after the order, or changed. */
    async recoveryBooked(tx: Database, orderId: string): Promise<void> {
      const order = await findAddressedOrder(tx, orderId)
      if (!order?.recovery) return
      const { account, recovery } = order
      await mail.write(tx, account, 'recoveryBooked', { ...order, recovery })
    },

    /** The bank has the money, cents TTC, of a transfer. */
    async transferReceived(tx: Database, orderId: string, amount: number): Promise<void> {
      const order = await findAddressedOrder(tx, orderId)
      if (!order) return
      const isInvoiced = order.status === 'delivered'
      await mail.write(tx, order.account, 'transferReceived', { ...order, amount, isInvoiced })
    },

    /** Not paid in time. Customers who never began to pay by card get no mail. */
    async expired(tx: Database, orderId: string): Promise<void> {
      const order = await findAddressedOrder(tx, orderId)
      if (!order || (await findPayments(tx, [orderId])).length === 0) return
      await mail.write(tx, order.account, 'orderExpired', order)
    },

    /** Mails a refund of an order that stands. The mail about a canceled order includes its refund. */
    async refunded(tx: Database, orderId: string, refund: Refunded): Promise<void> {
      const order = await findAddressedOrder(tx, orderId)
      if (!order || order.status === 'canceled') return
      const isWhole = refund.amount === order.totalTTC
      const hasCreditNote = order.status === 'delivered'
      await mail.write(tx, order.account, 'orderRefunded', {
        ...order,
        ...refund,
        isWhole,
        hasCreditNote,
      })
    },

    /** Called off by the shop, with what goes back. */
    async canceled(tx: Database, orderId: string, owed: Owed): Promise<void> {
      const order = await findAddressedOrder(tx, orderId)
      if (order) await mail.write(tx, order.account, 'orderCanceled', { ...order, owed })
    },
  }
}
