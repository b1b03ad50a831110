import { type OrderStatus } from '../../../domain/orderStatus'

export type StageName = 'received' | 'confirmed' | 'onTheWay' | 'delivered'
export type Stage = { name: StageName; state: 'done' | 'current' | 'toCome' }

const STAGES: readonly StageName[] = ['received', 'confirmed', 'onTheWay', 'delivered']

const REACHED: Record<OrderStatus, StageName> = {
  waitingForPayment: 'received',
  confirmed: 'confirmed',
  assigned: 'onTheWay',
  supported: 'onTheWay',
  delivered: 'delivered',
  canceled: 'received',
}

/** How far an order is on the way that customers know; the last stage is done once it is reached. */
export function stagesOf(status: OrderStatus): readonly Stage[] {
  const reached = STAGES.indexOf(REACHED[status])
  return STAGES.map((name, index) => {
    if (index < reached || (index === reached && status === 'delivered'))
      return { name, state: 'done' }
    return { name, state: index === reached ? 'current' : 'toCome' }
  })
}
