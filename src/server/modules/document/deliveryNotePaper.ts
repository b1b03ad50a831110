import { formatDayWithYear, formatSlot, parisDay } from '../../../domain/time/calendar'
import { COMPANY } from '../../../domain/customer/company'
import type { DeliveredOrder } from './DeliveredOrder'
import { documentCopy as copy } from './documentCopy'
import { drawTable, type Row } from './paper/drawTable'
import { INKS } from './paper/ink'
import type { Paper } from './paper/openPaper'
import { openHeadedPaper, writeBlock, writeFacts } from './papers'

const GAP = 16
const BOX = 96
/** The line under the boxes. */
const HELP = 14

/** `BL-24815`: the number of the order is that of its only delivery. */
export const deliveryNoteNumber = (orderNumber: string) => orderNumber.replace(/^T-/, 'BL-')

/** What comes with an order: everything to find the door and check the bags, and no price. */
export async function drawDeliveryNote(order: DeliveredOrder): Promise<Buffer> {
  const number = deliveryNoteNumber(order.number)
  const { paper, y } = await openHeadedPaper(copy.deliveryNote, number, order.orderedAt)
  const facts: [string, string][] = [
    [copy.day, formatDayWithYear(parisDay(order.slotStartAt))],
    [copy.slot, formatSlot(order.slotStartAt, order.slotEndAt)],
    [copy.order, order.number],
    [copy.from, order.depot],
  ]
  const underFacts = writeFacts(paper, facts, y)
  const underPeople = writePeople(paper, order, underFacts)
  const underLines = drawTable(paper, columnsOf(paper.width), rowsOf(order), {
    y: underPeople + GAP,
    endHeight: BOX + HELP + 3 * GAP,
  })
  writeSignature(paper, underLines + GAP)
  return paper.finish(copy.legalFoot(COMPANY))
}

function writePeople(paper: Paper, order: DeliveredOrder, y: number): number {
  const width = paper.width / 2 - GAP
  const where = writeBlock(
    paper,
    copy.deliveredTo,
    [order.companyName, order.deliveryAddress, order.deliveryDetails],
    { x: paper.left, y, width },
  )
  const who = writeBlock(
    paper,
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
    { x: paper.left + paper.width / 2 + GAP, y, width },
  )
  return Math.max(where, who)
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

function writeSignature(paper: Paper, y: number) {
  const width = (paper.width - GAP) / 2
  const boxes = [copy.remarks, copy.signature]
  boxes.forEach((title, index) => {
    const x = paper.left + index * (width + GAP)
    paper.frame(x, y, width, BOX)
    paper.write(title, INKS.small, { x: x + 8, y: y + 7, width: width - 16 }, 'H2')
  })
  const under = { x: paper.left, y: y + BOX + GAP, width: paper.width }
  paper.write(copy.missing(COMPANY.helpPhone), INKS.quiet, under)
}
