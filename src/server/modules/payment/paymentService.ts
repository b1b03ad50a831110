import type { Clock } from '#domain/time/clock'
import type { Log } from '../../base/Log'
import { forbidden, notFound } from '../../base/errors'
import type { Viewer } from '../../base/Viewer'
import type { Database } from '../../db/database'
import type { DefineLimit } from '../../limits/createLimits'
import {
  UnknownCustomerError,
  type PaymentProvider,
  type SavedCard,
  type SetupIntent,
} from '../../providers/payments/PaymentProvider'
import { createCallLimit } from './callLimit'
import { createProviderCall } from './providerCall'
import { oweRefunds } from './owedRefunds'
import { findPaidIntent } from './paymentRepo'
import { createReconciliation } from './reconciliation'
import { createSetupLimit } from './setupLimit'

type Dependencies = {
  db: Database
  clock: Clock
  provider: PaymentProvider
  /** For background jobs. */
  patientProvider: PaymentProvider
  customers: PaymentCustomers
  defineLimit: DefineLimit
  log: Pick<Log, 'error'>
}

/** The ids of our customers at the provider, stored with their accounts. */
type PaymentCustomers = {
  findPaymentCustomerId: (userId: number) => Promise<string | null>
  /** In place of `gone`, null for none. The first of two at once wins; both get its id. */
  rememberPaymentCustomerId: (
    userId: number,
    customerId: string,
    gone: string | null,
  ) => Promise<string>
}

export type PaymentService = ReturnType<typeof createPaymentService>

/** Customers and their cards at the payment provider, and the books of what it received. */
export function createPaymentService(dependencies: Dependencies) {
  const { db, clock, provider, customers, log } = dependencies
  const takeCall = createCallLimit(dependencies.defineLimit)
  const limitSetups = createSetupLimit(dependencies.defineLimit)
  const attempt = createProviderCall(log)

  /**
   * The viewer's id at the provider, made when there is none. `gone` is one that the provider does not know any more. The key
   * that made it would return it again, so the new one is made under another key. The old id stays stored until then: a request
   * at the same moment would otherwise find none and use the old key.
   */
  async function customerIdOf({ id, email }: Viewer, gone: string | null = null): Promise<string> {
    const known = await customers.findPaymentCustomerId(id)
    if (known !== null && known !== gone) return known
    const key = `customer:${id}:${email}`
    const created = await provider.createCustomer(email, gone === null ? key : `${key}:${gone}`)
    return customers.rememberPaymentCustomerId(id, created, gone)
  }

  async function asCustomer<Result>(
    viewer: Viewer,
    request: (customerId: string) => Promise<Result>,
  ): Promise<Result> {
    const customerId = await customerIdOf(viewer)
    try {
      return await request(customerId)
    } catch (error) {
      if (!(error instanceof UnknownCustomerError)) throw error
      return request(await customerIdOf(viewer, customerId))
    }
  }

  return {
    /** Before a request of a customer that calls the provider. Error RATE_LIMITED. */
    takeCall,

    /**
     * Runs a request with the viewer's id at the provider; once more with a new id when the provider does not know that one.
     * Throws when it does not respond.
     */
    asCustomer,

    /** The viewer's id at the provider. Error PAYMENT_FAILED. */
    createCustomerId: (viewer: Viewer): Promise<string> => attempt(customerIdOf(viewer)),

    /** Saves a card outside an order. Errors PAYMENT_FAILED, RATE_LIMITED. */
    async createSetupIntent(viewer: Viewer): Promise<SetupIntent> {
      await limitSetups(viewer.id)
      return attempt(asCustomer(viewer, (customerId) => provider.createSetupIntent(customerId)))
    },

    /** Errors FORBIDDEN for another customer's id, PAYMENT_FAILED, RATE_LIMITED. */
    async listCards(viewer: Viewer, customerId: string): Promise<SavedCard[]> {
      if ((await customers.findPaymentCustomerId(viewer.id)) !== customerId) throw forbidden()
      await takeCall(viewer.id)
      return attempt(provider.listCards(customerId))
    },

    /** Errors NOT_FOUND, PAYMENT_FAILED, RATE_LIMITED. */
    async deleteCard(viewer: Viewer, cardId: string): Promise<true> {
      const customerId = await customers.findPaymentCustomerId(viewer.id)
      if (customerId === null) throw notFound('Unknown card')
      await takeCall(viewer.id)
      const isDeleted = await attempt(provider.deleteCard(cardId, customerId))
      if (!isDeleted) throw notFound('Unknown card')
      return true
    },

    /** Everything received for an order goes back; in the transaction that calls it off, then `refundOrder`. */
    oweRefunds: (tx: Database, orderId: string) => oweRefunds(tx, orderId, clock.now()),

    ...createReconciliation(dependencies),

    /** The intent by which an order was paid; null without one. */
    findPaidIntent: (orderId: string): Promise<string | null> => findPaidIntent(db, orderId),
  }
}
