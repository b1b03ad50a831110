import type { CreditNoteContent } from '#domain/order/creditNote'
import { formatMoney } from '#domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { addVat } from './invoiceTotals'
import { addTable } from './pdf/addTable'
import { INKS } from './pdf/ink'
import { openHeadedPdf, writeBlock, writeFacts } from './documentPdfs'
import { writeParties } from './parties'
import { remark } from './remark'

const GAP = 16
const AMOUNT = 90
/** The VAT of four rates, the totals and a sentence: they never stand alone on a page. */
const END_HEIGHT = 220

/** An issued credit note as a PDF; the same content always gives the same bytes. */
export async function buildCreditNote(content: CreditNoteContent, issuedAt: Date): Promise<Buffer> {
  const { pdf, y } = await openHeadedPdf(copy.creditNote, content.number, issuedAt)
  const invoice = copy.invoiceOf(content.invoiceNumber, formatDate(content.invoiceIssuedOn))
  const underParties = writeParties(pdf, content, y)
  const underFacts = writeFacts(
    pdf,
    [
      [copy.creditedOn, formatDate(content.issuedOn)],
      [copy.creditedInvoice, invoice],
      [copy.order, content.orderNumber],
    ],
    underParties + GAP,
  )
  const columns = [
    { title: copy.columns.label, width: pdf.width - 3 * AMOUNT },
    { title: copy.totalHT, width: AMOUNT, align: 'right' as const },
    { title: copy.totalVat, width: AMOUNT, align: 'right' as const },
    { title: copy.totalTTC, width: AMOUNT, align: 'right' as const },
  ]
  const label = content.isLast ? copy.creditWhole(invoice) : copy.creditPart(invoice)
  const amounts = [content.totalHT, content.totalVat, content.totalTTC].map(formatMoney)
  const underLine = addTable(pdf, columns, [{ cells: [label, ...amounts] }], {
    y: underFacts + GAP,
    endHeight: END_HEIGHT,
  })
  const underVat = addVat(pdf, content, underLine + GAP)
  const given = formatMoney(content.totalTTC)
  const sentence =
    content.method === 'card' ? copy.givenBackToCard(given) : copy.givenBackByTransfer(given)
  const underSentence = writeBlock(pdf, copy.paymentTitle, [sentence], {
    x: pdf.left,
    y: underVat + GAP,
    width: pdf.width,
  })
  if (content.details) {
    const place = { x: pdf.left, y: underSentence + GAP / 2, width: pdf.width }
    pdf.write(`${copy.reference}\u00a0: ${remark(content.details)}`, INKS.quiet, place)
  }
  return pdf.finish(copy.legalFoot(content.seller))
}
