import type { Log } from '../../base/Log'
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
  log: Pick<Log, 'error'>
}

export type CancelIntent = ReturnType<typeof createCancelIntent>

/** No one can pay by this intent, the order's latest, nor by one before it. */
type CanceledIntent = { latestIntentId: string | null }

/**
 * Whether another intent has been made since, by which the order could be paid. To be read under the order's lock: none
 * can be remembered before its transaction ends.
 */
export const hasIntentSince = async (
  tx: Database,
  orderId: string,
  { latestIntentId }: CanceledIntent,
): Promise<boolean> => (await findIntentsOfOrder(tx, orderId)).latestIntentId !== latestIntentId

/**
 * Cancels the open intent of an order. Returns null if its money has moved or is moving: the order must not expire
 * then. A payment whose event was lost is booked first; the result is not null if it was refunded because the order no
 * longer wanted it. Error PAYMENT_FAILED when the provider does not respond; a background job waits longer for it.
 */
export function createCancelIntent(dependencies: Dependencies) {
  const { db, provider, patientProvider, settlement, log } = dependencies
  const send = createProviderCall(log)

  return async (orderId: string, patience: 'short' | 'long'): Promise<CanceledIntent | null> => {
    const { latestIntentId } = await findIntentsOfOrder(db, orderId)
    const chosenProvider = patience === 'long' ? patientProvider : provider
    const intent = latestIntentId && (await send(chosenProvider.cancelIntent(latestIntentId)))
    const isEnded =
      intent && intent.status === 'succeeded'
        ? await settlement.settle(orderId, intent)
        : !intent || intent.status === 'canceled'
    return isEnded ? { latestIntentId } : null
  }
}
