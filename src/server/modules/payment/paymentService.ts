import * as v from 'valibot'
import type { Clock } from '../../../domain/time/clock'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import { badUserInput, forbidden, notFound, paymentFailed } from '../../base/errors'
import type { DefineLimit } from '../../limits/createLimits'
import type {
  Intent,
  PaymentProvider,
  Period,
  SavedCard,
  SetupIntent,
} from '../../providers/payments/PaymentProvider'
import { createMoneyBack } from './moneyBack'
import type { PayableOrder, PayableOrders } from './PayableOrders'
import {
  findCustomerId,
  findIntentsOfOrder,
  findPaidIntent,
  rememberCustomerId,
  rememberIntent,
} from './paymentRepo'
import { createReconciliation, type Reconciliation } from './reconciliation'
import { createRefunds, type Owed } from './refunds'
import { createSettlement } from './settlement'
import { createSetupLimit } from './setupLimit'

export type PaymentService = {
  /**
   * The open intent of an unpaid order, or of a transfer order not fully paid, made when there is none. Errors
   * NOT_FOUND, BAD_USER_INPUT `ORDER_ALREADY_PAID`, `ORDER_CANCELED`, and PAYMENT_FAILED, with `card: NOT_CHARGED` when
   * the order's intents prove it.
   */
  createPaymentIntent: (viewer: Viewer, orderId: string) => Promise<Intent>
  createCustomerId: (viewer: Viewer) => Promise<string>
  /** Saves a card outside an order. Errors PAYMENT_FAILED, RATE_LIMITED. */
  createSetupIntent: (viewer: Viewer) => Promise<SetupIntent>
  listCards: (viewer: Viewer, customerId: string) => Promise<SavedCard[]>
  deleteCard: (viewer: Viewer, cardId: string) => Promise<true>
  /**
   * False when the order's money has moved or is moving: it must not lapse then. Money that has moved and was not told of
   * is brought into the books. Throws when the provider is silent, which a background job waits longer to find out.
   */
  cancelIntentForOrder: (orderId: string, patience?: 'short' | 'long') => Promise<boolean>
  /** Everything received for an order goes back; in the transaction that calls it off, then `refundOrder`. */
  oweRefunds: (tx: Database, orderId: string) => Promise<Owed>
  /** Asks the provider for what is owed to cards; what it does not answer is asked for again the next time. */
  refundOwed: (isStopping?: () => boolean) => Promise<void>
  /** The same for one order, for somebody who waits. */
  refundOrder: (orderId: string) => Promise<void>
  /** What no card takes was sent back by transfer; false when nothing of the kind is owed. */
  recordSentBack: (orderId: string) => Promise<boolean>
  /** The provider's list of a period held against the books. */
  reconcile: (period: Period) => Promise<Reconciliation>
  /** The same for the last days; a difference is an alarm. */
  reconcileRecent: (isStopping?: () => boolean) => Promise<void>
  /** The intent by which an order was paid; null without one. */
  findPaidIntent: (orderId: string) => Promise<string | null>
  /** Throws InvalidSignatureError. */
  handleWebhook: (rawBody: string, signature: string) => Promise<void>
}

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  /** For background jobs. */
  patientProvider: PaymentProvider
  /** A function: the order service is made with this one. */
  orders: () => PayableOrders
  defineLimit: DefineLimit
  log: {
    warn: (details: object, message: string) => void
    error: (details: object, message: string) => void
  }
}

/** What is certain although the provider did not answer. */
type Known = Readonly<Record<string, unknown>>

/** There is no intent that a card could have paid, or it was canceled. */
const NOTHING_CHARGED: Known = { fields: { card: 'NOT_CHARGED' } }

export function createPaymentService(dependencies: Dependencies): PaymentService {
  const { db, clock, provider, patientProvider, orders, log } = dependencies
  const books = createMoneyBack(dependencies)
  const settlement = createSettlement(dependencies, books)
  const refunds = createRefunds(dependencies, books)
  const limitSetups = createSetupLimit(dependencies.defineLimit)

  async function ask<Answer>(question: Promise<Answer>, known: Known = {}): Promise<Answer> {
    try {
      return await question
    } catch (error) {
      log.error({ err: error }, 'The payment provider did not answer')
      throw paymentFailed('The payment provider does not answer', known)
    }
  }

  async function customerIdOf({ id, email }: Viewer): Promise<string> {
    const known = await findCustomerId(db, id)
    if (known !== null) return known
    const created = await provider.createCustomer(email, `customer:${id}:${email}`)
    return rememberCustomerId(db, id, created)
  }

  async function requireOwnOrder(viewer: Viewer, orderId: string): Promise<PayableOrder> {
    const order = v.is(v.pipe(v.string(), v.uuid()), orderId)
      ? await orders().findPayable(orderId, viewer.id)
      : null
    if (!order) throw notFound('Unknown order')
    return order
  }

  /** Cents TTC to be paid by card; a card order is paid once it no longer waits. */
  function requireDue({ status, payByCreditTransfer, amountDue }: PayableOrder): number {
    if (status === 'canceled') throw badUserInput('ORDER_CANCELED')
    const isOpen = payByCreditTransfer || status === 'waitingForPayment'
    if (!isOpen || amountDue === 0) throw badUserInput('ORDER_ALREADY_PAID')
    return amountDue
  }

  const openIntent = async (viewer: Viewer, orderId: string, amount: number, count: number) =>
    provider.createIntent({
      orderId,
      amount,
      customerId: await customerIdOf(viewer),
      // The count makes another intent after a canceled one, and the same one for two requests at once.
      idempotencyKey: `order:${orderId}:${count}`,
    })

  /** Whether the intent can still be used for this amount; one for another amount is canceled. */
  async function isStillRight({ id, status, amount }: Intent, due: number): Promise<boolean> {
    if (status === 'canceled' || status === 'succeeded') return false
    if (amount === due) return true
    const canceled = await ask(provider.cancelIntent(id))
    if (canceled?.status === 'canceled') return false
    throw paymentFailed('A payment of another amount is under way')
  }

  return {
    async createPaymentIntent(viewer, orderId) {
      let order = await requireOwnOrder(viewer, orderId)
      const { count, latestIntentId } = await findIntentsOfOrder(db, order.id)
      const latest = latestIntentId && (await ask(provider.retrieveIntent(latestIntentId)))
      if (latest && latest.status === 'succeeded') {
        // The browser may ask before the webhook came, or in its stead.
        await settlement.settle(order.id, latest)
        order = await requireOwnOrder(viewer, orderId)
      }
      const due = requireDue(order)
      if (latest && (await isStillRight(latest, due))) return latest
      const intent = await ask(openIntent(viewer, order.id, due, count), NOTHING_CHARGED)
      await rememberIntent(db, order.id, intent, clock.now())
      return intent
    },

    createCustomerId: (viewer) => ask(customerIdOf(viewer)),

    async createSetupIntent(viewer) {
      await limitSetups(viewer.id)
      const customerId = await ask(customerIdOf(viewer))
      return ask(provider.createSetupIntent(customerId))
    },

    async listCards(viewer, customerId) {
      if ((await findCustomerId(db, viewer.id)) !== customerId) throw forbidden()
      return ask(provider.listCards(customerId))
    },

    async deleteCard(viewer, cardId) {
      const customerId = await findCustomerId(db, viewer.id)
      const isDeleted = customerId && (await ask(provider.deleteCard(cardId, customerId)))
      if (!isDeleted) throw notFound('Unknown card')
      return true
    },

    async cancelIntentForOrder(orderId, patience = 'short') {
      const { latestIntentId } = await findIntentsOfOrder(db, orderId)
      const asked = patience === 'long' ? patientProvider : provider
      const intent = latestIntentId && (await asked.cancelIntent(latestIntentId))
      if (intent && intent.status === 'succeeded') await settlement.settle(orderId, intent)
      return !intent || intent.status === 'canceled'
    },

    oweRefunds: refunds.owe,
    refundOwed: refunds.carryOut,
    refundOrder: refunds.carryOutFor,
    recordSentBack: refunds.recordSentBack,
    ...createReconciliation(dependencies),
    findPaidIntent: (orderId) => findPaidIntent(db, orderId),

    async handleWebhook(rawBody, signature) {
      await settlement.handleEvent(provider.parseEvent(rawBody, signature))
    },
  }
}
