import { orderSummaryCopy as copy } from './orderSummaryCopy'

export type TotalsView = {
  rows: readonly TotalsRow[]
  totalHT: number
  /** Among how many the total is shared; left out where no one counts them. */
  people?: number | undefined
  vatParts: readonly { rate: number; vat: number }[]
  totalTTC: number
}

export type TotalsRow = { label: string; cents: number }

type Sums = {
  products: number
  menus: number
  extraCosts: number
  delivery: number
  lastMinute: number
  discount: number
  discountTitle: string | null | undefined
}

/** The rows above the totals; a row that is worth nothing is left out, the delivery excepted. */
export function totalsRows(sums: Sums): readonly TotalsRow[] {
  const optional: TotalsRow[] = [
    { label: copy.products, cents: sums.products },
    { label: copy.menus, cents: sums.menus },
    { label: copy.extraCosts, cents: sums.extraCosts },
    { label: sums.discountTitle ?? copy.discount, cents: -sums.discount },
    { label: copy.lastMinute, cents: sums.lastMinute },
  ]
  return [
    ...optional.filter(({ cents }) => cents !== 0),
    { label: copy.delivery, cents: sums.delivery },
  ]
}
