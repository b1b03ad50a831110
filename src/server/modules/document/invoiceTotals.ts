import type { InvoiceContent, ReceivedPayment } from '#domain/order/invoice'
import { formatMoney, formatRate } from '#domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { INKS, type Ink } from './pdf/ink'
import type { PdfDocument } from './pdf/openPdf'

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

const heightOfRow = (pdf: PdfDocument, { name, ink }: TotalsRow) =>
  Math.max(ROW, pdf.heightOf(name, ink, TOTALS_WIDTH - 90) + 4)

/** The height of all that `addTotals` adds, its space above included. */
export function heightOfTotals(
  pdf: PdfDocument,
  content: InvoiceContent,
  received: ReceivedPayment,
): number {
  const totals = totalsRows(content, received).reduce((sum, row) => sum + heightOfRow(pdf, row), 0)
  return GAP + Math.max(totals, (vatRows(content).length + 2) * ROW)
}

/** Builds VAT and totals side by side; returns where they end. */
export function addTotals(
  pdf: PdfDocument,
  content: InvoiceContent,
  received: ReceivedPayment,
  top: number,
): number {
  const y = top + GAP
  addVat(pdf, content, y)
  const x = pdf.left + pdf.width - TOTALS_WIDTH
  const list = pdf.part('Table')
  totalsRows(content, received).reduce((at, row) => {
    const part = pdf.part('TR', list)
    pdf.write(row.name, row.ink, { x, y: at, width: TOTALS_WIDTH - 90 }, 'TD', part)
    const place = { x: x + TOTALS_WIDTH - 94, y: at, width: 90, align: 'right' as const }
    pdf.write(row.value, row.ink, place, 'TD', part)
    return at + heightOfRow(pdf, row)
  }, y)
  return top + heightOfTotals(pdf, content, received)
}

/** VAT by rate; returns where it ends. */
export function addVat(
  pdf: PdfDocument,
  content: Pick<InvoiceContent, 'vatParts'>,
  top: number,
): number {
  const width = VAT_WIDTH / 3
  pdf.write(copy.vatTitle, INKS.heading, { x: pdf.left, y: top, width: VAT_WIDTH }, 'H2')
  const table = pdf.part('Table')
  const build = (cells: readonly string[], y: number, ink: Ink, tag: 'TH' | 'TD') => {
    const row = pdf.part('TR', table)
    cells.forEach((words, index) => {
      const align = index === 0 ? ('left' as const) : ('right' as const)
      pdf.write(words, ink, { x: pdf.left + index * width, y, width, align }, tag, row)
    })
  }
  const { rate, base, vat } = copy.vatColumns
  build([rate, base, vat], top + ROW, INKS.small, 'TH')
  vatRows(content).forEach((cells, index) => build(cells, top + (index + 2) * ROW, INKS.text, 'TD'))
  return top + (vatRows(content).length + 2) * ROW
}
