import { formatSiret } from '../../../domain/requests/fields'
import type { InvoiceContent } from '../../../domain/order/invoice'
import { documentCopy as copy } from './documentCopy'
import type { Paper } from './paper/openPaper'
import { writeBlock } from './papers'

const GAP = 16

/** Who sells and who buys, side by side; answers where they end. */
export function writeParties(
  paper: Paper,
  { seller, buyer }: Pick<InvoiceContent, 'seller' | 'buyer'>,
  y: number,
): number {
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
