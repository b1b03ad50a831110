import type { InvoiceContent, ReceivedPayment } from '../../../domain/order/invoice'
import { formatMoney, formatRate } from '../../../domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { drawTable } from './paper/drawTable'
import { INKS } from './paper/ink'
import type { Paper } from './paper/openPaper'
import { openHeadedPaper, writeBlock, writeFacts } from './papers'
import { writeParties } from './parties'
import { drawTotals, heightOfTotals } from './invoiceTotals'

const GAP = 16

/**
 * An issued invoice as a PDF, with what has come of its amount until now: once all has, it is receipted and asks for nothing.
 * The same content and the same money always give the same bytes. docs/decisions/020-documents-and-status-moves.md
 */
export async function drawInvoice(
  content: InvoiceContent,
  received: ReceivedPayment,
  issuedAt: Date,
): Promise<Buffer> {
  const { paper, y } = await openHeadedPaper(copy.invoice, content.number, issuedAt)
  const underParties = writeParties(paper, content, y)
  const underFacts = writeFacts(paper, factsOf(content, received), underParties + GAP)
  const underDelivery = writeDelivery(paper, content, underFacts)
  const endHeight =
    heightOfTotals(paper, content, received) + heightOfPayment(paper, content, received)
  const underLines = drawTable(paper, columnsOf(paper.width), rowsOf(content), {
    y: underDelivery + GAP,
    endHeight,
  })
  const underTotals = drawTotals(paper, content, received, underLines)
  writePayment(paper, content, received, underTotals)
  return paper.finish(copy.legalFoot(content.seller))
}

function factsOf(content: InvoiceContent, received: ReceivedPayment): [string, string][] {
  return [
    [copy.issuedOn, formatDate(content.issuedOn)],
    [copy.order, copy.orderedOn(content.orderNumber, formatDate(content.orderedOn))],
    [copy.deliveredOn, formatDate(content.deliveredOn)],
    paymentFact(content, received),
  ]
}

function paymentFact(
  { payment, totalTTC }: InvoiceContent,
  { paid, paidOn }: ReceivedPayment,
): [string, string] {
  if (paid < totalTTC) return [copy.dueOn, formatDate(payment.dueOn)]
  return paidOn === null ? [copy.dueOn, copy.nothingDue] : [copy.receiptedOn, formatDate(paidOn)]
}

function writeDelivery(paper: Paper, content: InvoiceContent, y: number): number {
  const whole = { x: paper.left, width: paper.width }
  const end = paper.write(`${copy.deliveredTo}\u00a0: ${content.deliveryAddress}`, INKS.quiet, {
    ...whole,
    y,
  })
  return content.details
    ? paper.write(`${copy.reference}\u00a0: ${content.details}`, INKS.quiet, { ...whole, y: end })
    : end
}

const columnsOf = (width: number) => [
  { title: copy.columns.label, width: width - 280 },
  { title: copy.columns.quantity, width: 60, align: 'right' as const },
  { title: copy.columns.unitPrice, width: 90, align: 'right' as const },
  { title: copy.columns.vatRate, width: 50, align: 'right' as const },
  { title: copy.columns.amount, width: 80, align: 'right' as const },
]

const rowsOf = ({ lines }: InvoiceContent) =>
  lines.map(({ label, quantity, unitPriceHT, vatRate, amountHT }) => ({
    cells: [
      label,
      String(quantity),
      formatMoney(unitPriceHT),
      formatRate(vatRate),
      formatMoney(amountHT),
    ],
  }))

function paymentLines(
  { payment: { dueOn, transfer }, totalTTC }: InvoiceContent,
  { paid, paidOn, method }: ReceivedPayment,
): string[] {
  const byMethod = method === 'card' ? copy.paidByCard : copy.paidByTransfer
  const words = paidOn === null ? [] : [byMethod(formatMoney(paid), formatDate(paidOn))]
  if (paid >= totalTTC) return paidOn === null ? [] : [copy.receipted(formatDate(paidOn)), ...words]
  return [
    ...words,
    copy.toPay(formatMoney(totalTTC - paid), formatDate(dueOn)),
    copy.transfer(transfer),
  ]
}

function heightOfPayment(paper: Paper, content: InvoiceContent, received: ReceivedPayment): number {
  const { width } = paper
  const title = paper.heightOf(copy.paymentTitle, INKS.heading, width) + 2 * GAP
  const lines = paymentLines(content, received).map((line) =>
    paper.heightOf(line, INKS.text, width),
  )
  const terms = content.terms.map((line) => paper.heightOf(line, INKS.small, width) + 4)
  return [...lines, ...terms].reduce((sum, height) => sum + height, title)
}

function writePayment(
  paper: Paper,
  content: InvoiceContent,
  received: ReceivedPayment,
  top: number,
) {
  const place = { x: paper.left, width: paper.width }
  const under = writeBlock(paper, copy.paymentTitle, paymentLines(content, received), {
    ...place,
    y: top + GAP,
  })
  content.terms.reduce(
    (y, line) => paper.write(line, INKS.small, { ...place, y }) + 4,
    under + GAP / 2,
  )
}
