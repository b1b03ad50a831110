import type { OrderStatus } from '#domain/order/orderStatus'

type StageName = 'received' | 'confirmed' | 'onTheWay' | 'delivered' | 'canceled'
export type Stage = {
  name: StageName
  state: 'done' | 'current' | 'toCome'
  /** Since when, an ISO instant; null before, and for a stage that was left out. */
  at: string | null
}
type Move = { readonly status: OrderStatus; readonly at: string }

const STAGES: readonly StageName[] = ['received', 'confirmed', 'onTheWay', 'delivered']

const STAGE_OF: Record<OrderStatus, StageName> = {
  waitingForPayment: 'received',
  confirmed: 'confirmed',
  assigned: 'onTheWay',
  supported: 'onTheWay',
  delivered: 'delivered',
  canceled: 'canceled',
}

/** How far an order is on the way that customers know, and since when; the last stage is done once it is reached. */
export function stagesOf(status: OrderStatus, moves: readonly Move[]): readonly Stage[] {
  // Every order was received when it began, whatever it began with.
  const since = (name: StageName) =>
    (name === 'received' ? moves[0] : moves.find((move) => STAGE_OF[move.status] === name))?.at ??
    null
  if (status === 'canceled') return canceledStages(since)
  // A status that is not known, a newer server's, leaves the order at the last stage that is.
  const passed = [status, ...moves.map((move) => move.status)]
  const reached = Math.max(0, ...passed.map((name) => STAGES.indexOf(STAGE_OF[name])))
  return STAGES.map((name, index) => {
    if (index < reached || (index === reached && status === 'delivered')) {
      return { name, state: 'done', at: since(name) }
    }
    const isCurrent = index === reached
    return { name, state: isCurrent ? 'current' : 'toCome', at: isCurrent ? since(name) : null }
  })
}

/** What a canceled order went through before, and its end. */
const canceledStages = (since: (name: StageName) => string | null): Stage[] => [
  { name: 'received', state: 'done', at: since('received') },
  ...STAGES.slice(1).flatMap((name): Stage[] =>
    since(name) === null ? [] : [{ name, state: 'done', at: since(name) }],
  ),
  { name: 'canceled', state: 'current', at: since('canceled') },
]
