import type { Database } from '../../db/database'
import { findIntentsOfOrder } from '../../modules/payment/paymentRepo'
import { createProviderCall } from '../../modules/payment/providerCall'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider'
import type { Settlement } from './settlePayment'

type Dependencies = {
  db: Database
  provider: PaymentProvider
  patientProvider: PaymentProvider
  settlement: Pick<Settlement, 'settle'>
  log: { error: (details: object, message: string) => void }
}

export type CancelIntent = ReturnType<typeof createCancelIntent>

/**
 * Ends the intent by which an order could be paid. False when the order's money has moved or is moving: it must not expire
 * then. Money that has moved and was not told of is brought into the books; true when it went back because the order no
 * longer wanted it. Error PAYMENT_FAILED when the provider is silent, which a background job waits longer to find out.
 */
export function createCancelIntent(dependencies: Dependencies) {
  const { db, provider, patientProvider, settlement, log } = dependencies
  const send = createProviderCall(log)

  return async (orderId: string, patience: 'short' | 'long' = 'short'): Promise<boolean> => {
    const { latestIntentId } = await findIntentsOfOrder(db, orderId)
    const requested = patience === 'long' ? patientProvider : provider
    const intent = latestIntentId && (await send(requested.cancelIntent(latestIntentId)))
    if (intent && intent.status === 'succeeded') return settlement.settle(orderId, intent)
    return !intent || intent.status === 'canceled'
  }
}
