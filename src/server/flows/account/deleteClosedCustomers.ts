import type { Log } from '../../base/Log'
import type { Database } from '../../db/database'
import {
  findClosedCustomers,
  forgetPaymentCustomer,
} from '../../modules/customer/paymentCustomerRepo'
import type { PaymentProvider } from '../../providers/payments/PaymentProvider'

/** Requested at the same time: one that the provider keeps waiting holds up no one but itself. */
const MAX_AT_ONCE = 8

type Dependencies = {
  db: Database
  patientProvider: Pick<PaymentProvider, 'deleteCustomer'>
  log: Pick<Log, 'warn'>
}

type Customer = { userId: number; customerId: string }

/**
 * Has the payment provider forget who has closed their account, with all of their cards. What it does not respond to is requested
 * again by the next run; twice is no more than once. docs/rules/accounts.md#closing
 */
export function createDeleteClosedCustomers({ db, patientProvider, log }: Dependencies) {
  async function remove({ userId, customerId }: Customer): Promise<void> {
    try {
      await patientProvider.deleteCustomer(customerId)
      await forgetPaymentCustomer(db, userId, customerId)
    } catch (error) {
      log.warn({ err: error, userId }, 'The cards of a closed account are still at the provider')
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
