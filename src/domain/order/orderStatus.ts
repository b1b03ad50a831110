/** Every status of an order, in the order in which it takes them. docs/rules/orders.md#statuses */
export const ORDER_STATUSES = [
  'waitingForPayment',
  'confirmed',
  'assigned',
  'supported',
  'delivered',
  'canceled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What may follow each status. docs/rules/orders.md#statuses */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  waitingForPayment: ['confirmed', 'canceled'],
  confirmed: ['assigned', 'canceled'],
  assigned: ['supported', 'canceled'],
  supported: ['delivered'],
  delivered: [],
  canceled: [],
}

/** Of an order that waits for its payment or was canceled: no meal comes of it. */
export const UNPLACED_STATUSES: readonly OrderStatus[] = ['waitingForPayment', 'canceled']

/** Whether an order stands, so that it is or was delivered: neither unpaid nor canceled. docs/rules/orders.md#statuses */
export const isPlaced = (status: OrderStatus): boolean => !UNPLACED_STATUSES.includes(status)

/** Of an order whose meal is still to come. */
export const AWAITED_STATUSES: readonly OrderStatus[] = ['confirmed', 'assigned', 'supported']

/** Whether the meal of an order is still to come; false for a status that is not known. docs/rules/orders.md#statuses */
export const isAwaited = (status: string): boolean =>
  AWAITED_STATUSES.some((awaited) => awaited === status)

const LABELS: ReadonlyMap<string, string> = new Map([
  ['canceled', 'Annulée'],
  ['confirmed', 'Confirmée'],
  ['assigned', 'En livraison'],
  ['supported', 'En livraison'],
  ['delivered', 'Livrée'],
])

/** Whether an order may go from one status to another in one step. docs/rules/orders.md#statuses */
export const canMove = (from: OrderStatus, to: OrderStatus): boolean =>
  NEXT_STATUSES[from].includes(to)

const ENDS: ReadonlySet<string> = new Set(
  Object.entries(NEXT_STATUSES).flatMap(([status, next]) => (next.length === 0 ? [status] : [])),
)

/** Whether nothing follows a status; one that is not known, a newer server's, is followed. docs/rules/orders.md#statuses */
export const isOver = (status: string): boolean => ENDS.has(status)

/** The French word for a status; a dash for any other value. docs/rules/orders.md#statuses */
export const orderStatusLabel = (status: string): string => LABELS.get(status) ?? '—'
