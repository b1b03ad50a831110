import type { Clock } from '#domain/time/clock'
import type { Database } from '../db/database'
import type { Sandbox } from '../providers/payments/sandbox/createSandbox'
import type { Services } from '../services'

type OpsServices = Pick<
  Services,
  | 'books'
  | 'cancelUnpaidOrder'
  | 'closeAccountOf'
  | 'handlePaymentEvent'
  | 'mail'
  | 'moveOrder'
  | 'orders'
  | 'payment'
  | 'receiveTransfer'
  | 'sendBackByTransfer'
  | 'sendPartBackByTransfer'
  | 'undoSentBack'
  | 'weeklyMenu'
>

export type OpsDependencies = {
  db: Database
  services: OpsServices
  /** Null when Stripe takes the payments. */
  sandbox: Sandbox | null
  clock: Clock
  dataDir: string
}
