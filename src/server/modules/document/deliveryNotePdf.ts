import { capitalised } from '#domain/text/capitalised'
import { formatDayWithYear, formatSlot, parisDay, toInstant } from '#domain/time/calendar'
import { COMPANY } from '#domain/customer/company'
import type { DeliveredOrder } from './DeliveredOrder'
import { documentCopy as copy } from './documentCopy'
import { addTable, type Row } from './pdf/addTable'
import { INKS } from './pdf/ink'
import type { PdfDocument } from './pdf/openPdf'
import { openHeadedPdf, writeBlock, writeFacts } from './documentPdfs'
import { remark } from './remark'

const GAP = 16
const BOX = 96
/** The line under the boxes. */
const HELP = 14

/** `BL-24815`: the number of the order is that of its only delivery. */
export const deliveryNoteNumber = (orderNumber: string) => orderNumber.replace(/^T-/, 'BL-')

/** What comes with an order: everything to find the door and check the bags, and no price. */
export async function buildDeliveryNote(order: DeliveredOrder): Promise<Buffer> {
  const number = deliveryNoteNumber(order.number)
  const { pdf, y } = await openHeadedPdf(copy.deliveryNote, number, order.orderedAt)
  const facts: [string, string][] = [
    [copy.day, dayOf(order.slotStartAt)],
    [copy.slot, formatSlot(order.slotStartAt, order.slotEndAt)],
    [copy.order, order.number],
    [copy.from, order.depot],
  ]
  const underFacts = writeFacts(pdf, facts, y)
  const underPeople = writePeople(pdf, order, underFacts)
  const underRecovery = writeRecovery(pdf, order, underPeople)
  const underLines = addTable(pdf, columnsOf(pdf.width), rowsOf(order), {
    y: underRecovery + GAP,
    endHeight: BOX + HELP + 3 * GAP,
  })
  writeSignature(pdf, underLines + GAP)
  return pdf.finish(copy.legalFoot(COMPANY))
}

/** It begins a line. */
const dayOf = (instant: Date) => capitalised(formatDayWithYear(parisDay(instant)))

function writePeople(pdf: PdfDocument, order: DeliveredOrder, y: number): number {
  const width = pdf.width / 2 - GAP
  const where = writeBlock(
    pdf,
    copy.deliveredTo,
    [
      order.companyName,
      order.deliveryAddress,
      order.deliveryDetails && remark(order.deliveryDetails),
    ],
    { x: pdf.left, y, width },
  )
  const who = writeBlock(
    pdf,
    copy.contact,
    [
      order.contactName,
      `${copy.phone}\u00a0: ${order.contactPhone}`,
      [
        order.toDeliversHot ? copy.hot : null,
        order.hasToLeaveBags ? copy.leaveBags : copy.takeBagsBack,
      ]
        .filter((words) => words !== null)
        .join(' – '),
    ],
    { x: pdf.left + pdf.width / 2 + GAP, y, width },
  )
  return Math.max(where, who)
}

/** When the trays are fetched again, for who is to hand them over; returns where it ends. */
function writeRecovery(pdf: PdfDocument, { recovery }: DeliveredOrder, y: number): number {
  if (recovery === null) return y
  const { slot, contactName, contactPhone, address, instructions } = recovery
  return writeBlock(
    pdf,
    copy.recovery,
    [
      `${dayOf(toInstant(slot.start))}, ${formatSlot(slot.start, slot.end)}`,
      copy.recoveredFrom(contactName, contactPhone),
      address,
      instructions && remark(instructions),
    ],
    { x: pdf.left, y: y + GAP, width: pdf.width },
  )
}

const columnsOf = (width: number) => [
  { title: copy.noteColumns.label, width: width - 150 },
  { title: copy.noteColumns.quantity, width: 75, align: 'right' as const },
  { title: copy.noteColumns.checked, width: 75, align: 'right' as const },
]

const rowsOf = ({ lines }: DeliveredOrder): Row[] =>
  lines.map(({ label, quantity, parts }) => ({
    cells: [label, String(quantity), '…………'],
    ...(parts.length > 0
      ? { note: parts.map((part) => `${part.quantity} × ${part.label}`).join('\n') }
      : {}),
  }))

function writeSignature(pdf: PdfDocument, y: number) {
  const width = (pdf.width - GAP) / 2
  const boxes = [copy.remarks, copy.signature]
  boxes.forEach((title, index) => {
    const x = pdf.left + index * (width + GAP)
    pdf.frame(x, y, width, BOX)
    pdf.write(title, INKS.small, { x: x + 8, y: y + 7, width: width - 16 }, 'H2')
  })
  const under = { x: pdf.left, y: y + BOX + GAP, width: pdf.width }
  pdf.write(copy.missing(COMPANY.helpPhone), INKS.quiet, under)
}
