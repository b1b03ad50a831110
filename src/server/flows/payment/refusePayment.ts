import type { Log } from '../../base/Log'
import { raiseAlarm } from '../../metrics/alarms'

/** What the payment provider says and the shop does not book: a person has to look at it. */
export const refusePayment = (log: Log, details: object, field: string) =>
  raiseAlarm(
    log,
    'paymentEventMismatch',
    { ...details, field },
    `what the payment provider says is not what is due (${field}): not booked`,
  )
