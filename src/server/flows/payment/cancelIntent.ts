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
export type CanceledIntent = { latestIntentId: string | null }

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
 * Ends the intent by which an order could be paid. Null when the order's money has moved or is moving: it must not expire
 * then. Money that has moved and was not told of is brought into the books; not null when it went back because the order no
 * longer wanted it. Error PAYMENT_FAILED when the provider is silent, which a background job waits longer to find out.
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
