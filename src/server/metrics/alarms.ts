import { Counter } from 'prom-client'
import type { Log } from '../base/Log'
import { registry } from './registry'

/** What wakes an operator. Each has a paragraph in docs/operations.md that says what to do. */
export const ALARMS = [
  /** Stock, slots, orders, payments and invoices do not agree. */
  'books',
  /** An event of the payment provider does not say what is due. */
  'paymentEventMismatch',
  /** The payment provider's list and ours differ. */
  'reconciliation',
  /** A customer or a bank disputes a payment. */
  'dispute',
  /** Money that is to go back does not: a person has to send it by transfer. */
  'refundFailed',
  /** A mail did not leave in a day. */
  'mailGivenUp',
] as const

type Alarm = (typeof ALARMS)[number]

const raised = new Counter({
  name: 'tablee_alarms_total',
  help: 'Alarms raised; each is in the log with its field `alarm`.',
  labelNames: ['alarm'] as const,
  registers: [registry],
})
// A counter that is there from the start shows its first increase.
for (const alarm of ALARMS) raised.inc({ alarm }, 0)

/** Writes an error with the field `alarm` and counts it. */
export function raiseAlarm(
  log: Pick<Log, 'error'>,
  alarm: Alarm,
  details: object,
  message: string,
) {
  raised.inc({ alarm })
  log.error({ ...details, alarm }, message)
}
