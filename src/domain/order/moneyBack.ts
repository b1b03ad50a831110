import { sumOfAmounts } from '../pricing/money'

/** Money that went, or is to go, back of one payment; `amount` in cents above 0. */
export type MoneyBack = {
  id: number
  amount: number
  kind: 'refund' | 'dispute'
  /** The provider's id; null for what it has not been told of, or not answered yet. */
  providerId: string | null
  state: 'open' | 'gone' | 'failed'
  /** Whether a transfer sends it, or has sent what no card took. */
  isByTransfer: boolean
}

/** What the shop owes and the provider does not know of yet. */
export const isOwed = ({ kind, providerId, state }: MoneyBack): boolean =>
  kind === 'refund' && providerId === null && state === 'open'

/** What really left of a payment, or is leaving: all but what is only owed, and what failed. */
export const sumBack = (rows: readonly MoneyBack[]): number =>
  sumOfAmounts(rows.filter((row) => !isOwed(row) && row.state !== 'failed'))

/** What is left to owe of a payment: not more can go back than came. docs/rules/payments.md#money-back */
export const leftToOwe = (received: number, rows: readonly MoneyBack[]): number =>
  Math.max(0, received - sumBack(rows))

/** Refunds that failed; of those that were made anew for the same amount, as many are left out. */
function notMadeAnew(rows: readonly MoneyBack[]): MoneyBack[] {
  const refunds = rows.filter(({ kind }) => kind === 'refund')
  const others = refunds.filter(({ state }) => state !== 'failed')
  return refunds.filter(({ id, amount, state }) => {
    if (state !== 'failed') return false
    const anew = others.findIndex((other) => other.id > id && other.amount === amount)
    if (anew >= 0) others.splice(anew, 1)
    return anew < 0
  })
}

/**
 * What a transfer has to send back of a payment: all that is owed of a transfer, and of a card what no card took. Together
 * no more than what is left, the largest first. docs/rules/payments.md#money-back
 */
export function toSendByTransfer(
  payment: { amount: number; isCard: boolean },
  rows: readonly MoneyBack[],
): MoneyBack[] {
  const waiting = payment.isCard ? notMadeAnew(rows) : rows.filter(isOwed)
  const others = rows.filter((row) => row.state !== 'failed' && !waiting.includes(row))
  let left = payment.amount - sumOfAmounts(others)
  return [...waiting]
    .sort((one, other) => other.amount - one.amount)
    .filter(({ amount }) => {
      const isLeft = amount <= left
      if (isLeft) left -= amount
      return isLeft
    })
}

/** Whether a refund is known by its amount alone, its `providerId` being one of `unnamedId`. */
const isUnnamed = ({ providerId }: MoneyBack): boolean => providerId?.startsWith('charge:') ?? false

/**
 * Stands for the provider's id of a refund while that is not known: the provider has told only that `total` cents of a payment
 * intent were refunded.
 */
export const unnamedId = (intentId: string, total: number): string => `charge:${intentId}:${total}`

/**
 * The row of a refund that the provider reports: its own row, the row that requested it, or a row of the same amount
 * without an id. `included` when an earlier sum contains it already; null when it is new.
 */
export function matchRefund(
  rows: readonly MoneyBack[],
  refund: { id: string; amount: number; paymentId: number | null },
): MoneyBack | 'included' | null {
  const refunds = rows.filter(({ kind }) => kind === 'refund')
  const isSame = ({ amount }: MoneyBack) => amount === refund.amount
  const unnamed = refunds.filter(isUnnamed)
  return (
    refunds.find(({ providerId }) => providerId === refund.id) ??
    refunds.find((row) => row.id === refund.paymentId && (isOwed(row) || isUnnamed(row))) ??
    unnamed.find(isSame) ??
    refunds.find((row) => isOwed(row) && isSame(row)) ??
    (unnamed.length > 0 && sumOfAmounts(unnamed) >= refund.amount ? 'included' : null)
  )
}

/** How much of a sum reported by the provider is not in the books yet; 0 when the sum comes late. */
export const newPartOfSum = (total: number, rows: readonly MoneyBack[]): number =>
  Math.max(0, total - sumOfAmounts(rows.filter((row) => row.kind === 'refund' && !isOwed(row))))

const RANK = { open: 0, gone: 1, failed: 2 } as const

/** Whether news of a refund or dispute is newer than what is known: events come in any order. */
export const isNewer = (known: MoneyBack['state'], told: MoneyBack['state']): boolean =>
  RANK[told] > RANK[known]
