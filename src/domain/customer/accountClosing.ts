import { amountDue } from '../order/amountDue'
import { toSendByTransfer, type MoneyBack } from '../order/moneyBack'
import { isOver, type OrderStatus } from '../order/orderStatus'

/**
 * What an account still has open: an order on its way or waiting for its payment, money that its owner owes, money that
 * goes back to them. docs/rules/accounts.md#closing
 */
const CLOSING_REFUSALS = ['OPEN_ORDER', 'PAYMENT_DUE', 'REFUND_DUE'] as const

export type ClosingRefusal = (typeof CLOSING_REFUSALS)[number]

/** Money that came for an order, cents TTC, with what went back of it or is to. */
export type ClosingPayment = { amount: number; isCard: boolean; back: readonly MoneyBack[] }

export type ClosingOrder = {
  status: OrderStatus
  payByCreditTransfer: boolean
  totalTTC: number
  received: readonly ClosingPayment[]
}

/** Why one order keeps its account open; null for one that is done with. docs/rules/accounts.md#closing */
export function orderClosingRefusal(order: ClosingOrder): ClosingRefusal | null {
  if (!isOver(order.status)) return 'OPEN_ORDER'
  if (isTransferDue(order)) return 'PAYMENT_DUE'
  return order.received.some(isGoingBack) ? 'REFUND_DUE' : null
}

/** Why an account cannot be closed yet, what comes first of it; null when it can. docs/rules/accounts.md#closing */
export function closingRefusal(orders: readonly ClosingOrder[]): ClosingRefusal | null {
  const open = new Set(orders.map(orderClosingRefusal))
  return CLOSING_REFUSALS.find((refusal) => open.has(refusal)) ?? null
}

function isTransferDue({ status, payByCreditTransfer, totalTTC, received }: ClosingOrder): boolean {
  if (!payByCreditTransfer || status === 'canceled') return false
  const paid = received.map(({ amount }) => ({ amount, paidAt: true, hasFailed: false }))
  return amountDue(totalTTC, paid) > 0
}

/** Owed, on its way or with a bank that has not decided; and what no card took, until a transfer sends it. */
const isGoingBack = (payment: ClosingPayment): boolean =>
  payment.back.some(({ state }) => state === 'open') ||
  toSendByTransfer(payment, payment.back).length > 0

/** The top-level domain is reserved (RFC 2606): nothing is ever delivered there. */
const CLOSED_DOMAIN = '@closed.invalid'

/** The placeholder for the e-mail address of a closed account; `key` must be random. docs/rules/accounts.md#closing */
export const closedAddress = (key: string): string => `closed-${key}${CLOSED_DOMAIN}`

/** Whether an address is that of a closed account, to which nothing is sent. docs/rules/accounts.md#closing */
export const isClosedAddress = (email: string): boolean => email.endsWith(CLOSED_DOMAIN)
