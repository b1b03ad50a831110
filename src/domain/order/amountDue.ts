/** A payment as far as what is owed goes; `amount` in cents TTC. */
export type KnownPayment = { amount: number; paidAt: unknown; hasFailed: boolean }

/**
 * What is still to be paid of a total, cents TTC: payments that failed or are not in yet do not count; never below 0. What
 * went back was given back: it is not to be paid again. docs/rules/payments.md#money-back
 */
export const amountDue = (totalTTC: number, payments: readonly KnownPayment[]): number =>
  Math.max(0, totalTTC - sumOf(payments.filter(({ amount }) => amount > 0)))

/** Cents TTC that came and did not go back again. */
export const amountKept = (payments: readonly KnownPayment[]): number => sumOf(payments)

/** Cents TTC that went back, or are on their way; what a bank took back is no refund. */
export const amountRefunded = (payments: readonly (KnownPayment & { type: string })[]): number =>
  payments
    .filter(({ amount, type, hasFailed }) => amount < 0 && type !== 'dispute' && !hasFailed)
    .reduce((total, { amount }) => total - amount, 0)

function sumOf(payments: readonly KnownPayment[]): number {
  const paid = payments.filter(({ paidAt, hasFailed }) => paidAt != null && !hasFailed)
  return paid.reduce((total, { amount }) => total + amount, 0)
}
