import { sum, sumOfAmounts } from '../pricing/money'

/** A payment as far as what is owed goes; `amount` in cents TTC. */
type KnownPayment = { amount: number; paidAt: unknown; hasFailed: boolean }

/**
 * What is still to be paid of a total, cents TTC: payments that failed or are not in yet do not count; never below 0. What
 * went back was given back: it is not to be paid again. docs/rules/payments.md#money-back
 */
export const amountDue = (totalTTC: number, payments: readonly KnownPayment[]): number =>
  Math.max(0, totalTTC - sumPaid(payments.filter(({ amount }) => amount > 0)))

/** Cents TTC that came and did not go back again. */
export const amountKept = (payments: readonly KnownPayment[]): number => sumPaid(payments)

/** Cents TTC that went back, or are on their way; what a bank took back is no refund. */
export const amountRefunded = (payments: readonly (KnownPayment & { type: string })[]): number =>
  sum(
    payments
      .filter(({ amount, type, hasFailed }) => amount < 0 && type !== 'dispute' && !hasFailed)
      .map(({ amount }) => -amount),
  )

const sumPaid = (payments: readonly KnownPayment[]): number =>
  sumOfAmounts(payments.filter(({ paidAt, hasFailed }) => paidAt != null && !hasFailed))
