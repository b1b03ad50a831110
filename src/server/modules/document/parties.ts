import { formatSiret } from '#domain/requests/fields'
import type { InvoiceContent } from '#domain/order/invoice'
import { documentCopy as copy } from './documentCopy'
import type { PdfDocument } from './pdf/openPdf'
import { writeBlock } from './documentPdfs'

const GAP = 16

/** Who sells and who buys, side by side; returns where they end. */
export function writeParties(
  pdf: PdfDocument,
  { seller, buyer }: Pick<InvoiceContent, 'seller' | 'buyer'>,
  y: number,
): number {
  const width = pdf.width / 2 - GAP
  const soldBy = writeBlock(
    pdf,
    copy.seller,
    [
      seller.legalName,
      seller.address,
      copy.siret(formatSiret(seller.siret)),
      copy.vatNumber(seller.vatNumber),
      `${seller.phone} – ${seller.email}`,
    ],
    { x: pdf.left, y, width },
  )
  const boughtBy = writeBlock(
    pdf,
    copy.buyer,
    [
      buyer.companyName,
      buyer.customerName &&
        (buyer.companyName ? copy.attention(buyer.customerName) : buyer.customerName),
      buyer.address,
      buyer.siret && copy.siret(formatSiret(buyer.siret)),
    ],
    { x: pdf.left + pdf.width / 2 + GAP, y, width },
  )
  return Math.max(soldBy, boughtBy)
}
