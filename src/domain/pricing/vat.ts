import { vatOf } from './money'

/** The VAT of one rate (percent): base HT and tax, cents. */
export type VatPart = { rate: number; amountHT: number; vat: number }

export type TaxedAmount = { amountHT: number; vatRate: number }

function sumByRate(amounts: readonly TaxedAmount[]): Map<number, number> {
  const bases = new Map<number, number>()
  amounts.forEach(({ amountHT, vatRate }) =>
    bases.set(vatRate, (bases.get(vatRate) ?? 0) + amountHT),
  )
  return bases
}

/**
 * Takes a discount off the bases: off the base of `rate` first, and what that base cannot bear off the other ones, lowest
 * rate first, so that no base goes below zero and never too little VAT is declared.
 */
function takeOff(bases: Map<number, number>, discountHT: number, rate: number): void {
  const order = [...bases.keys()].sort((a, b) => Number(b === rate) - Number(a === rate) || a - b)
  order.reduce((left, key) => {
    const base = bases.get(key) ?? 0
    const taken = Math.min(left, base)
    bases.set(key, base - taken)
    return left - taken
  }, discountHT)
}

/**
 * VAT by rate, lowest first, computed once on the sum of each rate's amounts, half up, after the discount has left the
 * bases. Rates with nothing to tax are left out. docs/rules/prices.md#vat
 */
export function vatParts(
  amounts: readonly TaxedAmount[],
  discount: { amountHT: number; vatRate: number },
): VatPart[] {
  const bases = sumByRate(amounts)
  takeOff(bases, discount.amountHT, discount.vatRate)
  return [...bases]
    .filter(([, amountHT]) => amountHT > 0)
    .sort(([a], [b]) => a - b)
    .map(([rate, amountHT]) => ({ rate, amountHT, vat: vatOf(amountHT, rate) }))
}
