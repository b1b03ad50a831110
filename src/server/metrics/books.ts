import { Gauge } from 'prom-client'
import { HOUR_SECONDS } from '../base/durations'
import { registry } from './registry'
import { createTold } from './told'

/** The deliveries to come, every minute, or everything, once a day. */
export type Scope = 'recent' | 'all'

type Counts = ReadonlyMap<string, number>
export type PaymentCount = { type: string; state: string; count: number }

const registers = [registry]
const differences = {
  recent: createTold<Counts>(150),
  all: createTold<Counts>(25 * HOUR_SECONDS),
}
const payments = createTold<readonly PaymentCount[]>(150)

new Gauge({
  name: 'tablee_books_differences',
  help: 'Where stock, slots, orders, payments and invoices disagree, by book; each should be 0.',
  labelNames: ['book', 'scope'] as const,
  registers,
  collect() {
    this.reset()
    for (const scope of ['recent', 'all'] as const) {
      for (const [book, count] of differences[scope].fresh() ?? []) {
        this.set({ book, scope }, count)
      }
    }
  },
})

new Gauge({
  name: 'tablee_payments_recent',
  help: 'Payments that were opened in the last day, by type and by their state now.',
  labelNames: ['type', 'state'] as const,
  registers,
  collect() {
    this.reset()
    for (const { type, state, count } of payments.fresh() ?? []) this.set({ type, state }, count)
  },
})

export const showDifferences = (scope: Scope, counts: Counts) => differences[scope].tell(counts)

export const showPayments = (counts: readonly PaymentCount[]) => payments.tell(counts)
