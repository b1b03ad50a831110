import { Counter } from 'prom-client'
import { registry } from './registry'

const orders = new Counter({
  name: 'tablee_orders_total',
  help: 'What createOrder came to: placed, or the reason why the cart cannot be ordered.',
  labelNames: ['outcome'] as const,
  registers: [registry],
})

export function countOrder(outcome: string) {
  orders.inc({ outcome })
}
