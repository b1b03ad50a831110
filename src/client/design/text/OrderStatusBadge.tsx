import type { OrderStatus } from '#domain/order/orderStatus'
import { Badge, type BadgeTone } from './Badge'
import { hasStatusWord, OrderStatusWord } from './OrderStatusWord'

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  waitingForPayment: 'neutral',
  confirmed: 'leaf',
  assigned: 'saffron',
  supported: 'saffron',
  delivered: 'neutral',
  canceled: 'danger',
}

/** An order's status as a pill, its colour saying the same as its word; a status without a word gets no pill. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const word = <OrderStatusWord status={status} />
  return hasStatusWord(status) ? <Badge tone={TONES[status]}>{word}</Badge> : word
}
