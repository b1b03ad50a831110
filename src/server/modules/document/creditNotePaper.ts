import type { CreditNoteContent } from '../../../domain/order/creditNote'
import { formatMoney } from '../../../domain/pricing/money'
import { documentCopy as copy } from './documentCopy'
import { formatDate } from './formatDate'
import { drawVat } from './invoiceTotals'
import { drawTable } from './paper/drawTable'
import { INKS } from './paper/ink'
import { openHeadedPaper, writeBlock, writeFacts } from './papers'
import { writeParties } from './parties'

const GAP = 16
const AMOUNT = 90
/** The VAT of four rates, the totals and a sentence: they never stand alone on a page. */
const END_HEIGHT = 220

/** An issued credit note as a PDF; the same content always gives the same bytes. */
export async function drawCreditNote(content: CreditNoteContent, issuedAt: Date): Promise<Buffer> {
  const { paper, y } = await openHeadedPaper(copy.creditNote, content.number, issuedAt)
  const invoice = copy.invoiceOf(content.invoiceNumber, formatDate(content.invoiceIssuedOn))
  const underParties = writeParties(paper, content, y)
  const underFacts = writeFacts(
    paper,
    [
      [copy.creditedOn, formatDate(content.issuedOn)],
      [copy.creditedInvoice, invoice],
      [copy.order, content.orderNumber],
    ],
    underParties + GAP,
  )
  const columns = [
    { title: copy.columns.label, width: paper.width - 3 * AMOUNT },
    { title: copy.totalHT, width: AMOUNT, align: 'right' as const },
    { title: copy.totalVat, width: AMOUNT, align: 'right' as const },
    { title: copy.totalTTC, width: AMOUNT, align: 'right' as const },
  ]
  const label = content.isLast ? copy.creditWhole(invoice) : copy.creditPart(invoice)
  const amounts = [content.totalHT, content.totalVat, content.totalTTC].map(formatMoney)
  const underLine = drawTable(paper, columns, [{ cells: [label, ...amounts] }], {
    y: underFacts + GAP,
    endHeight: END_HEIGHT,
  })
  const underVat = drawVat(paper, content, underLine + GAP)
  const given = formatMoney(content.totalTTC)
  const sentence =
    content.method === 'card' ? copy.givenBackToCard(given) : copy.givenBackByTransfer(given)
  const underSentence = writeBlock(paper, copy.paymentTitle, [sentence], {
    x: paper.left,
    y: underVat + GAP,
    width: paper.width,
  })
  if (content.details) {
    const place = { x: paper.left, y: underSentence + GAP / 2, width: paper.width }
    paper.write(`${copy.reference}\u00a0: ${content.details}`, INKS.quiet, place)
  }
  return paper.finish(copy.legalFoot(content.seller))
}
