/** Why an order was not taken. docs/rules/orders.md#refusals */
export const ORDER_REFUSALS = [
  'CART_EMPTY',
  'OUT_OF_STOCK',
  'SLOT_UNAVAILABLE',
  'TOO_LATE',
  'TOO_FAR',
  'OUT_OF_DISTANCE',
  'TOO_FAR_AHEAD',
  'TOO_MANY_UNPAID',
  'UNPAID_SHARE',
  'MINIMUM_ORDER_AMOUNT',
  'WIRE_TRANSFER_NOT_ALLOWED',
  'PRICE_CHANGED',
] as const

export type OrderRefusal = (typeof ORDER_REFUSALS)[number]

/** A response that is neither an order nor a known refusal has the code `UNKNOWN`. */
export type OrderResult =
  | { kind: 'order'; orderId: string }
  | { kind: 'refused'; code: OrderRefusal | 'UNKNOWN' }

const ORDER_PREFIX = 'ORDER_ID:'

/** The response of `createOrder` for an order that was taken. */
export const orderResult = (orderId: string): string => `${ORDER_PREFIX}${orderId}`

/**
 * Reads the response of `createOrder`: it must start with `ORDER_ID:`, otherwise it is an error, and so is one that is no
 * text at all. docs/rules/orders.md#refusals
 */
export function parseOrderResult(result: unknown): OrderResult {
  const text = typeof result === 'string' ? result : ''
  const orderId = text.startsWith(ORDER_PREFIX) ? text.slice(ORDER_PREFIX.length).trim() : ''
  if (orderId !== '') return { kind: 'order', orderId }
  return { kind: 'refused', code: ORDER_REFUSALS.find((code) => code === result) ?? 'UNKNOWN' }
}
