import { sumOfAmounts } from '#domain/pricing/money'
import type { Refund } from '../PaymentProvider'

/** Cents given back of an intent so far; before there was a ledger, the intent itself said that all of it was. */
export function givenBack(
  intent: { amount: number; metadata: Readonly<Record<string, string>> },
  refunds: readonly Pick<Refund, 'amount' | 'status'>[],
): number {
  if (refunds.length === 0) return intent.metadata.refunded ? intent.amount : 0
  return sumOfAmounts(refunds.filter(({ status }) => status !== 'failed'))
}
