import { type OrderStatus } from '../../domain/orderStatus'
import { type BadgeTone } from './Badge'

const TONES: Readonly<Record<OrderStatus, BadgeTone>> = {
  waitingForPayment: 'neutral',
  confirmed: 'leaf',
  assigned: 'saffron',
  supported: 'saffron',
  delivered: 'neutral',
  canceled: 'danger',
}

/** The colour that goes with an order's status; the word beside it says the same. */
export const statusTone = (status: OrderStatus): BadgeTone => TONES[status]
