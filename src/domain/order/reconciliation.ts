import { formatMoney } from '../pricing/money'

/** One payment as the provider has it, and as the books have it; amounts in cents. */
type BothSides = {
  intentId: string
  /** Null when the books know nothing of it, or the provider. */
  orderNumber: string | null
  provider: { received: number; refunded: number; disputed: number }
  books: { received: number; refunded: number; disputed: number }
}

/** How the two differ, a sentence each; none when they agree. Money that came and went again leaves nothing to book. */
export function differencesOf({ intentId, orderNumber, provider, books }: BothSides): string[] {
  const payment = `${intentId} (${orderNumber ?? 'no order'})`
  const { received, refunded, disputed } = provider
  if (books.received === 0 && received === refunded) return []
  const sides = [
    ['came', received, books.received],
    ['went back', refunded, books.refunded],
    ['is disputed', disputed, books.disputed],
  ] as const
  return sides.flatMap(([verb, theirs, ours]) =>
    theirs === ours
      ? []
      : [
          `${payment}: ${formatMoney(theirs)} ${verb} at the provider, ${formatMoney(ours)} in the books.`,
        ],
  )
}
