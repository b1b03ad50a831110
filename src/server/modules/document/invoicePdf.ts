import type { InvoiceContent, ReceivedPayment } from '#domain/order/invoice'
import { formatMoney, formatRate } from '#domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { addTable } from './pdf/addTable'
import { INKS } from './pdf/ink'
import type { PdfDocument } from './pdf/openPdf'
import { openHeadedPdf, writeBlock, writeFacts } from './documentPdfs'
import { writeParties } from './parties'
import { remark } from './remark'
import { addTotals, heightOfTotals } from './invoiceTotals'

const GAP = 16

/**
 * An issued invoice as a PDF, with what has come of its amount until now: once all has, it is receipted and asks for nothing.
 * The same content and the same money always give the same bytes. docs/decisions/020-documents-and-status-moves.md
 */
export async function buildInvoice(
  content: InvoiceContent,
  received: ReceivedPayment,
  issuedAt: Date,
): Promise<Buffer> {
  const { pdf, y } = await openHeadedPdf(copy.invoice, content.number, issuedAt)
  const underParties = writeParties(pdf, content, y)
  const underFacts = writeFacts(pdf, factsOf(content, received), underParties + GAP)
  const underDelivery = writeDelivery(pdf, content, underFacts)
  const endHeight = heightOfTotals(pdf, content, received) + heightOfPayment(pdf, content, received)
  const underLines = addTable(pdf, columnsOf(pdf.width), rowsOf(content), {
    y: underDelivery + GAP,
    endHeight,
  })
  const underTotals = addTotals(pdf, content, received, underLines)
  writePayment(pdf, content, received, underTotals)
  return pdf.finish(copy.legalFoot(content.seller))
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

function writeDelivery(pdf: PdfDocument, content: InvoiceContent, y: number): number {
  const whole = { x: pdf.left, width: pdf.width }
  const end = pdf.write(`${copy.deliveredTo}\u00a0: ${content.deliveryAddress}`, INKS.quiet, {
    ...whole,
    y,
  })
  return content.details
    ? pdf.write(`${copy.reference}\u00a0: ${remark(content.details)}`, INKS.quiet, {
        ...whole,
        y: end,
      })
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

function heightOfPayment(
  pdf: PdfDocument,
  content: InvoiceContent,
  received: ReceivedPayment,
): number {
  const { width } = pdf
  const title = pdf.heightOf(copy.paymentTitle, INKS.heading, width) + 2 * GAP
  const lines = paymentLines(content, received).map((line) => pdf.heightOf(line, INKS.text, width))
  const terms = content.terms.map((line) => pdf.heightOf(line, INKS.small, width) + 4)
  return [...lines, ...terms].reduce((sum, height) => sum + height, title)
}

function writePayment(
  pdf: PdfDocument,
  content: InvoiceContent,
  received: ReceivedPayment,
  top: number,
) {
  const place = { x: pdf.left, width: pdf.width }
  const under = writeBlock(pdf, copy.paymentTitle, paymentLines(content, received), {
    ...place,
    y: top + GAP,
  })
  content.terms.reduce(
    (y, line) => pdf.write(line, INKS.small, { ...place, y }) + 4,
    under + GAP / 2,
  )
}
