import { Gauge } from 'prom-client'
import { HOUR_SECONDS } from '#domain/time/durations'
import { registry } from './registry'
import { createRecentValue } from './recentValue'

/** The deliveries to come, every minute, or everything, once a day. */
export type Scope = 'recent' | 'all'

type Counts = ReadonlyMap<string, number>
export type PaymentCount = { type: string; state: string; count: number }

const registers = [registry]
const differences = {
  recent: createRecentValue<Counts>(150),
  all: createRecentValue<Counts>(25 * HOUR_SECONDS),
}
const payments = createRecentValue<readonly PaymentCount[]>(150)

new Gauge({
  name: 'tablee_books_differences',
  help: 'Where stock, slots, orders, payments and invoices disagree, by book; each should be 0.',
  labelNames: ['book', 'scope'] as const,
  registers,
  collect() {
    this.reset()
    for (const scope of ['recent', 'all'] as const) {
      for (const [book, count] of differences[scope].get() ?? []) {
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
    for (const { type, state, count } of payments.get() ?? []) this.set({ type, state }, count)
  },
})

export const showDifferences = (scope: Scope, counts: Counts) => differences[scope].set(counts)

export const showPayments = (counts: readonly PaymentCount[]) => payments.set(counts)
