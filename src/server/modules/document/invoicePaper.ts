import { formatSiret } from '../../../domain/fields'
import type { InvoiceContent } from '../../../domain/invoice'
import { formatMoney, formatRate } from '../../../domain/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { drawTable } from './paper/drawTable'
import { INKS } from './paper/ink'
import type { Paper } from './paper/openPaper'
import { openHeadedPaper, writeBlock, writeFacts } from './papers'
import { drawTotals, heightOfTotals } from './invoiceTotals'

const GAP = 16

/** An issued invoice as a PDF; the same content always gives the same bytes. */
export function drawInvoice(content: InvoiceContent, issuedAt: Date): Promise<Buffer> {
  const { paper, y } = openHeadedPaper(copy.invoice, content.number, issuedAt)
  const underParties = writeParties(paper, content, y)
  const underFacts = writeFacts(paper, factsOf(content), underParties + GAP)
  const underDelivery = writeDelivery(paper, content, underFacts)
  const endHeight = heightOfTotals(paper, content) + heightOfPayment(paper, content)
  const underLines = drawTable(paper, columnsOf(paper.width), rowsOf(content), {
    y: underDelivery + GAP,
    endHeight,
  })
  const underTotals = drawTotals(paper, content, underLines)
  writePayment(paper, content, underTotals)
  return paper.finish(copy.legalFoot(content.seller))
}

function writeParties(paper: Paper, { seller, buyer }: InvoiceContent, y: number): number {
  const width = paper.width / 2 - GAP
  const soldBy = writeBlock(
    paper,
    copy.seller,
    [
      seller.legalName,
      seller.address,
      copy.siret(formatSiret(seller.siret)),
      copy.vatNumber(seller.vatNumber),
      `${seller.phone} – ${seller.email}`,
    ],
    { x: paper.left, y, width },
  )
  const boughtBy = writeBlock(
    paper,
    copy.buyer,
    [
      buyer.companyName,
      buyer.customerName &&
        (buyer.companyName ? copy.attention(buyer.customerName) : buyer.customerName),
      buyer.address,
      buyer.siret && copy.siret(formatSiret(buyer.siret)),
    ],
    { x: paper.left + paper.width / 2 + GAP, y, width },
  )
  return Math.max(soldBy, boughtBy)
}

function factsOf(content: InvoiceContent): [string, string][] {
  const { payment, totalTTC } = content
  return [
    [copy.issuedOn, formatDate(content.issuedOn)],
    [copy.order, copy.orderedOn(content.orderNumber, formatDate(content.orderedOn))],
    [copy.deliveredOn, formatDate(content.deliveredOn)],
    [copy.dueOn, payment.paid >= totalTTC ? copy.paidAtOrder : formatDate(payment.dueOn)],
  ]
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

function paymentLines({ payment, totalTTC }: InvoiceContent): string[] {
  const { paid, paidOn, dueOn, method, transfer } = payment
  const received = method === 'card' ? copy.paidByCard : copy.paidByTransfer
  return [
    ...(paidOn === null ? [] : [received(formatMoney(paid), formatDate(paidOn))]),
    ...(paid >= totalTTC
      ? []
      : [copy.toPay(formatMoney(totalTTC - paid), formatDate(dueOn)), copy.transfer(transfer)]),
  ]
}

function heightOfPayment(paper: Paper, content: InvoiceContent): number {
  const { width } = paper
  const title = paper.heightOf(copy.paymentTitle, INKS.heading, width) + 2 * GAP
  const lines = paymentLines(content).map((line) => paper.heightOf(line, INKS.text, width))
  const terms = content.terms.map((line) => paper.heightOf(line, INKS.small, width) + 4)
  return [...lines, ...terms].reduce((sum, height) => sum + height, title)
}

function writePayment(paper: Paper, content: InvoiceContent, top: number) {
  const place = { x: paper.left, width: paper.width }
  const under = writeBlock(paper, copy.paymentTitle, paymentLines(content), {
    ...place,
    y: top + GAP,
  })
  content.terms.reduce(
    (y, line) => paper.write(line, INKS.small, { ...place, y }) + 4,
    under + GAP / 2,
  )
}
