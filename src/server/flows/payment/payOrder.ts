import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import { badUserInput, notFound, paymentFailed } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { createProviderCall } from '../../modules/payment/providerCall'
import { findIntentsOfOrder, rememberIntent } from '../../modules/payment/paymentRepo'
import type { PaymentService } from '../../modules/payment/paymentService'
import type { Intent, PaymentProvider } from '../../providers/payments/PaymentProvider'
import { findPayable, type PayableOrder } from './payableOrders'
import type { Settlement } from './settlePayment'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  payment: Pick<PaymentService, 'asCustomer' | 'takeCall'>
  settlement: Pick<Settlement, 'settle'>
  log: Pick<Log, 'error'>
}

/** There is no intent that a card could have paid, or it was canceled. */
const NOTHING_CHARGED = { fields: { card: 'NOT_CHARGED' } }

/**
 * The open intent of an unpaid order, or of a transfer order not fully paid, made when there is none. Errors NOT_FOUND,
 * BAD_USER_INPUT `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, RATE_LIMITED, and PAYMENT_FAILED, with `card: NOT_CHARGED` when the order's
 * intents prove it.
 */
export function createPayOrder(dependencies: Dependencies) {
  const { db, clock, provider, payment, settlement, log } = dependencies
  const send = createProviderCall(log)

  async function requireOwnOrder(viewer: Viewer, id: string): Promise<PayableOrder> {
    const order = await findPayable(db, { id, userId: viewer.id, now: clock.now() })
    if (!order) throw notFound('Unknown order')
    return order
  }

  const openIntent = (viewer: Viewer, orderId: string, amount: number, count: number) =>
    payment.asCustomer(viewer, (customerId) =>
      provider.createIntent({
        orderId,
        amount,
        customerId,
        // The count makes another intent after a canceled one, and the same one for two requests at once.
        idempotencyKey: `order:${orderId}:${count}:${customerId}`,
      }),
    )

  /** When no intent could be made: unless another device has got one meanwhile, no card was charged. */
  async function knownOf(orderId: string, count: number) {
    const after = await findIntentsOfOrder(db, orderId).catch(() => null)
    return after?.count === count ? NOTHING_CHARGED : {}
  }

  /** Whether the intent can still be used for this amount; one for another amount is canceled. */
  async function isStillRight({ id, status, amount }: Intent, due: number): Promise<boolean> {
    if (status === 'canceled' || status === 'succeeded') return false
    if (amount === due) return true
    const canceled = await send(provider.cancelIntent(id))
    if (canceled?.status === 'canceled') return false
    throw paymentFailed('A payment of another amount is under way')
  }

  /** The order may have ended, or its customer chosen a transfer, while the intent was made: then no one gets it. */
  async function requireStillDue(viewer: Viewer, before: PayableOrder, intent: Intent) {
    try {
      const { payByCreditTransfer } = before
      const order = await requireOwnOrder(viewer, before.id)
      if (requireDue({ ...order, payByCreditTransfer }) !== intent.amount) {
        throw paymentFailed('What is due has changed')
      }
    } catch (error) {
      await provider.cancelIntent(intent.id).catch((err: unknown) => {
        log.error({ err, intentId: intent.id }, 'an intent that no one gets could not be canceled')
      })
      throw error
    }
  }

  return async (viewer: Viewer, orderId: string): Promise<Intent> => {
    let order = await requireOwnOrder(viewer, orderId)
    await payment.takeCall(viewer.id)
    const { count, latestIntentId } = await findIntentsOfOrder(db, order.id)
    const latest = latestIntentId && (await send(provider.retrieveIntent(latestIntentId)))
    if (latest && latest.status === 'succeeded') {
      // The browser may ask before the webhook came, or in its stead.
      await settlement.settle(order.id, latest)
      order = await requireOwnOrder(viewer, orderId)
    }
    const due = requireDue(order)
    if (latest && (await isStillRight(latest, due))) return latest
    const intent = await send(openIntent(viewer, order.id, due, count), () =>
      knownOf(order.id, count),
    )
    await rememberIntent(db, order.id, intent, clock.now())
    await requireStillDue(viewer, order, intent)
    return intent
  }
}

/** Cents TTC to be paid by card; a card order is paid once it no longer waits. */
function requireDue({ status, payByCreditTransfer, amountDue }: PayableOrder): number {
  if (status === 'canceled') throw badUserInput(ERROR_MESSAGES.orderCanceled)
  const isOpen = payByCreditTransfer || status === 'waitingForPayment'
  if (!isOpen || amountDue === 0) throw badUserInput(ERROR_MESSAGES.orderAlreadyPaid)
  return amountDue
}
