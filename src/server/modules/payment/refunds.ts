import type { Clock } from '../../../domain/clock'
import type { Database } from '../../db/database'
import type { PaymentProvider } from '../../payments/PaymentProvider'
import type { Owed } from './paymentService'
import {
  findOwedToCards,
  findReceived,
  insertRefunds,
  recordRefunded,
  recordRefundFailed,
  recordSentBack,
} from './refundRepo'

const MOST_AT_ONCE = 100

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  log: {
    warn: (details: object, message: string) => void
    error: (details: object, message: string) => void
  }
}

/** Money that goes back because the shop called a paid order off. */
export function createRefunds({ db, clock, provider, log }: Dependencies) {
  async function refund({ id, intentId }: { id: number; intentId: string }) {
    const isRefunded = await provider.refundIntent(intentId)
    if (isRefunded) return recordRefunded(db, intentId, clock.now())
    await recordRefundFailed(db, intentId)
    log.error({ paymentId: id, intentId }, 'A payment to refund is unknown to the provider')
  }

  return {
    /**
     * Writes down that everything received for a locked order goes back, in the transaction that calls it off: nobody
     * asks the provider before that is certain, and what is written down is asked for until it answers.
     */
    async owe(tx: Database, orderId: string): Promise<Owed> {
      const received = await findReceived(tx, orderId)
      await insertRefunds(tx, received, clock.now())
      const sumOf = (type: keyof Owed) =>
        received
          .filter((payment) => payment.type === type)
          .reduce((sum, { amount }) => sum + amount, 0)
      return { card: sumOf('card'), wireTransfer: sumOf('wireTransfer') }
    },

    /** Asks the provider for what is owed to cards. Twice the same refund is one refund. */
    async carryOut(): Promise<void> {
      for (const owed of await findOwedToCards(db, MOST_AT_ONCE)) {
        try {
          await refund(owed)
        } catch (error) {
          log.warn({ err: error, paymentId: owed.id }, 'A refund has to be asked for again')
        }
      }
    },

    /** Whoever runs the shop has sent back by transfer what no card takes; false when nothing of the kind is owed. */
    recordSentBack: (orderId: string): Promise<boolean> => recordSentBack(db, orderId, clock.now()),
  }
}
