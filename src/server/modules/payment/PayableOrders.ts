import type { Database, Transaction } from '../../db/database'

export type PayableOrder = {
  id: string
  status: 'waitingForPayment' | 'confirmed' | 'assigned' | 'supported' | 'delivered' | 'canceled'
  payByCreditTransfer: boolean
  /** What is still to be paid, cents TTC. */
  amountDue: number
}

/** All that payments ask of the order module; the order service offers it. */
export type PayableOrders = {
  /** The user's own order, or null, for somebody else's too. */
  findPayable: (orderId: string, userId: number) => Promise<PayableOrder | null>
  /** Any order, locked until the transaction ends; null when there is none. */
  lockPayable: (transaction: Database, orderId: string) => Promise<PayableOrder | null>
  /**
   * Locks the order and confirms it when it waits for its payment, inside the given transaction; `paid` too for a
   * transfer order of which something is due. `alreadyPaid` for every other later status; `canceled` when it lapsed or was called off (nothing is changed);
   * `unknown` when there is no such order.
   */
  markPaid: (
    transaction: Transaction,
    orderId: string,
    paidAt: Date,
  ) => Promise<'paid' | 'alreadyPaid' | 'canceled' | 'unknown'>
  /** To be called when the transaction of `markPaid` or `bookRefunds` is over. */
  afterPaying: () => void
  /** Runs what books refunds of a locked order, then issues their credit notes and writes their mails; then `afterPaying`. */
  bookRefunds: (transaction: Database, orderId: string, book: () => Promise<void>) => Promise<void>
}
