const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** The nearest integer; a half goes up. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5)

/** What amounts in cents come to. */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0)

/** The same of rows that have an amount each. */
export const sumOfAmounts = (rows: readonly { amount: number }[]): number =>
  sum(rows.map(({ amount }) => amount))

/** A percentage of an amount in cents, half up. The rate may have two decimals; integers keep the half exact. */
export const percentageOf = (cents: number, rate: number): number =>
  roundHalfUp((cents * Math.round(rate * 100)) / 10_000)

/** VAT in cents on an amount HT in cents, rate in percent, half up. docs/rules/prices.md#vat */
export const vatOf = (amountHT: number, rate: number): number => percentageOf(amountHT, rate)

/**
 * Cents as French euros, `12,50 €`, with spaces that no line breaks at. Where the locale data writes a hyphen, what is taken off
 * has a minus sign, `−12,50 €`; where it writes a narrow space, thousands stand a whole one apart. docs/rules/prices.md#money
 */
export const formatMoney = (cents: number): string =>
  euros
    .format(cents / 100)
    .replace('-', '\u2212')
    .replaceAll('\u202f', '\u00a0')

/** Cents as French euros, without cents when there are none: `9 €`, `12,50 €`. */
export const formatShortMoney = (cents: number): string =>
  formatMoney(cents).replace(/,00(?!\d)/, '')

/** A rate in percent, `5,5 %`, with a no-break space. */
export const formatRate = (rate: number): string => `${percent.format(rate)}\u00a0%`
