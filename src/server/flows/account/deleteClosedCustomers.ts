import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import {
  findClosedCustomers,
  forgetPaymentCustomer,
} from '../../modules/customer/paymentCustomerRepo'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider'

/** Requested at the same time, so that a slow response does not hold up the others. */
const MAX_AT_ONCE = 8

type Dependencies = {
  db: Database
  patientProvider: Pick<PaymentProvider, 'deleteCustomer'>
  log: Pick<Log, 'warn'>
}

type Customer = { userId: number; customerId: string }

/**
 * Deletes the customers of closed accounts at the payment provider, with all of their cards. A request without a response is sent
 * again by the next run; deleting twice does no harm. docs/rules/accounts.md#closing
 */
export function createDeleteClosedCustomers({ db, patientProvider, log }: Dependencies) {
  async function remove({ userId, customerId }: Customer): Promise<void> {
    try {
      await patientProvider.deleteCustomer(customerId)
      await forgetPaymentCustomer(db, userId, customerId)
    } catch (error) {
      log.warn({ err: error, userId }, 'the cards of a closed account are still at the provider')
    }
  }

  return async (isStopping = () => false): Promise<void> => {
    let after = 0
    for (;;) {
      const closed = await findClosedCustomers(db, { after, limit: MAX_AT_ONCE })
      const last = closed.at(-1)
      if (!last || isStopping()) return
      await Promise.all(closed.map(remove))
      after = last.userId
    }
  }
}
