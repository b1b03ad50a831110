import type { InvoiceContent, ReceivedPayment } from '../../../domain/order/invoice'
import { formatMoney, formatRate } from '../../../domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { INKS, type Ink } from './paper/ink'
import type { Paper } from './paper/openPaper'

const GAP = 16
const ROW = 16
const TOTALS_WIDTH = 215
const VAT_WIDTH = 230

type TotalsRow = { name: string; value: string; ink: Ink }

/** What stands under the lines: the discount, the VAT by rate, what has come, and what is still to be paid. */
function totalsRows(content: InvoiceContent, { paid, paidOn }: ReceivedPayment): TotalsRow[] {
  const { discount, totalHT, totalVat, totalTTC } = content
  const row = (name: string, cents: number, ink: Ink = INKS.text) => ({
    name,
    value: formatMoney(cents),
    ink,
  })
  return [
    ...(discount
      ? [row(copy.subtotal, totalHT + discount.amountHT), row(discount.label, -discount.amountHT)]
      : []),
    row(copy.totalHT, totalHT),
    row(copy.totalVat, totalVat),
    row(copy.totalTTC, totalTTC, INKS.total),
    ...(paidOn === null ? [] : [row(copy.paid(formatDate(paidOn)), -paid, INKS.quiet)]),
    ...(paid < totalTTC ? [row(copy.due, totalTTC - paid, INKS.total)] : []),
  ]
}

const vatRows = ({ vatParts }: Pick<InvoiceContent, 'vatParts'>) =>
  vatParts.map(({ rate, amountHT, vat }) => [
    formatRate(rate),
    formatMoney(amountHT),
    formatMoney(vat),
  ])

const heightOfRow = (paper: Paper, { name, ink }: TotalsRow) =>
  Math.max(ROW, paper.heightOf(name, ink, TOTALS_WIDTH - 90) + 4)

/** The height of all that `drawTotals` draws, its space above included. */
export function heightOfTotals(
  paper: Paper,
  content: InvoiceContent,
  received: ReceivedPayment,
): number {
  const totals = totalsRows(content, received).reduce(
    (sum, row) => sum + heightOfRow(paper, row),
    0,
  )
  return GAP + Math.max(totals, (vatRows(content).length + 2) * ROW)
}

/** Draws VAT and totals side by side; answers where they end. */
export function drawTotals(
  paper: Paper,
  content: InvoiceContent,
  received: ReceivedPayment,
  top: number,
): number {
  const y = top + GAP
  drawVat(paper, content, y)
  const x = paper.left + paper.width - TOTALS_WIDTH
  const list = paper.part('Table')
  totalsRows(content, received).reduce((at, row) => {
    const part = paper.part('TR', list)
    paper.write(row.name, row.ink, { x, y: at, width: TOTALS_WIDTH - 90 }, 'TD', part)
    const place = { x: x + TOTALS_WIDTH - 94, y: at, width: 90, align: 'right' as const }
    paper.write(row.value, row.ink, place, 'TD', part)
    return at + heightOfRow(paper, row)
  }, y)
  return top + heightOfTotals(paper, content, received)
}

/** VAT by rate; answers where it ends. */
export function drawVat(
  paper: Paper,
  content: Pick<InvoiceContent, 'vatParts'>,
  top: number,
): number {
  const width = VAT_WIDTH / 3
  paper.write(copy.vatTitle, INKS.heading, { x: paper.left, y: top, width: VAT_WIDTH }, 'H2')
  const table = paper.part('Table')
  const draw = (cells: readonly string[], y: number, ink: Ink, tag: 'TH' | 'TD') => {
    const row = paper.part('TR', table)
    cells.forEach((words, index) => {
      const align = index === 0 ? ('left' as const) : ('right' as const)
      paper.write(words, ink, { x: paper.left + index * width, y, width, align }, tag, row)
    })
  }
  const { rate, base, vat } = copy.vatColumns
  draw([rate, base, vat], top + ROW, INKS.small, 'TH')
  vatRows(content).forEach((cells, index) => draw(cells, top + (index + 2) * ROW, INKS.text, 'TD'))
  return top + (vatRows(content).length + 2) * ROW
}
