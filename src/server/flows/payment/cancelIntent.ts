import type { Database } from '../../db/database'
import { findIntentsOfOrder } from '../../modules/payment/paymentRepo'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider'
import type { Settlement } from './settlePayment'

type Dependencies = {
  db: Database
  provider: PaymentProvider
  patientProvider: PaymentProvider
  settlement: Pick<Settlement, 'settle'>
}

export type CancelIntent = ReturnType<typeof createCancelIntent>

/**
 * Ends the intent by which an order could be paid. False when the order's money has moved or is moving: it must not expire
 * then. Money that has moved and was not told of is brought into the books. Throws when the provider is silent, which a
 * background job waits longer to find out.
 */
export const createCancelIntent =
  ({ db, provider, patientProvider, settlement }: Dependencies) =>
  async (orderId: string, patience: 'short' | 'long' = 'short'): Promise<boolean> => {
    const { latestIntentId } = await findIntentsOfOrder(db, orderId)
    const requested = patience === 'long' ? patientProvider : provider
    const intent = latestIntentId && (await requested.cancelIntent(latestIntentId))
    if (intent && intent.status === 'succeeded') await settlement.settle(orderId, intent)
    return !intent || intent.status === 'canceled'
  }
