import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { orders, users } from '../../db/tables'
import type { MailService } from '../mail/mailService'
import type { Owed } from '../payment/paymentService'
import { wireTransferInstructions } from './bankAccount'
import { findPayments } from './orderRepo'

/** What customers are told of their orders, written in the transaction that moves them; wake the mails after it. */
export function createOrderLetters(mail: Pick<MailService, 'write' | 'wake'>) {
  return {
    wake: mail.wake,

    /** Paid by card, or to be paid by transfer: with where to send the money. */
    async confirmed(tx: Database, orderId: string): Promise<void> {
      const order = await findAddressed(tx, orderId)
      if (!order) return
      const isToTransfer = order.payByCreditTransfer && order.totalTTC > 0
      await mail.write(tx, order.email, 'orderConfirmed', {
        ...order,
        transfer: isToTransfer ? wireTransferInstructions(order.number) : null,
      })
    },

    /** The bank has the money, cents TTC, of a transfer. */
    async transferReceived(tx: Database, orderId: string, amount: number): Promise<void> {
      const order = await findAddressed(tx, orderId)
      if (order) await mail.write(tx, order.email, 'transferReceived', { ...order, amount })
    },

    /** Not paid in time. Who never came to pay by card left of their own will, and is left alone. */
    async lapsed(tx: Database, orderId: string): Promise<void> {
      const order = await findAddressed(tx, orderId)
      if (!order || (await findPayments(tx, [orderId])).length === 0) return
      await mail.write(tx, order.email, 'orderLapsed', order)
    },

    /** Called off by the shop, with what goes back. */
    async canceled(tx: Database, orderId: string, owed: Owed): Promise<void> {
      const order = await findAddressed(tx, orderId)
      if (order) await mail.write(tx, order.email, 'orderCanceled', { ...order, owed })
    },
  }
}

/** What the mails of an order say, and to whom. */
async function findAddressed(tx: Database, orderId: string) {
  const [row] = await tx
    .select({
      email: users.email,
      firstname: users.firstname,
      orderId: orders.id,
      trackingToken: orders.trackingToken,
      number: orders.number,
      slotStartAt: orders.slotStartAt,
      slotEndAt: orders.slotEndAt,
      deliveryAddress: orders.deliveryAddress,
      totalTTC: orders.totalTTC,
      payByCreditTransfer: orders.payByCreditTransfer,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return row ? { ...row, number: `T-${row.number}` } : null
}
