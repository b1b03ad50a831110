/** A payment as far as what is owed goes; `amount` in cents TTC. */
export type KnownPayment = { amount: number; paidAt: unknown; hasFailed: boolean }

/** What is still to be paid of a total, cents TTC: payments that failed or are not in yet do not count; never below 0. */
export function amountDue(totalTTC: number, payments: readonly KnownPayment[]): number {
  const paid = payments.filter(({ paidAt, hasFailed }) => paidAt != null && !hasFailed)
  return Math.max(
    0,
    paid.reduce((due, { amount }) => due - amount, totalTTC),
  )
}
