import { INKS } from './pdf/ink'
import { openPdf, type PdfDocument } from './pdf/openPdf'
import { COMPANY } from '#domain/customer/company'
import { documentCopy as copy } from './documentCopy'

const GAP = 16
const FACT_GAP = 8

/** An empty document with its head: the house on the left, what it is and its number on the right. */
export async function openHeadedPdf(kind: string, number: string, madeAt: Date) {
  const pdf = await openPdf({ title: `${kind} ${number}`, madeAt })
  const half = pdf.width / 2
  pdf.write(COMPANY.name, INKS.brand, { x: pdf.left, y: pdf.top, width: half })
  const right = { x: pdf.left + half, width: half, align: 'right' as const }
  const under = pdf.write(kind, INKS.title, { ...right, y: pdf.top }, 'H1')
  const y = pdf.write(copy.number(number), INKS.heading, { ...right, y: under })
  return { pdf, y: y + GAP }
}

/** A heading with lines under it; returns where it ends. */
export function writeBlock(
  pdf: PdfDocument,
  title: string,
  lines: readonly (string | null)[],
  place: { x: number; y: number; width: number },
): number {
  const start = pdf.write(title, INKS.heading, place, 'H2')
  return lines.reduce(
    (y, line) => (line ? pdf.write(line, INKS.text, { ...place, y }) : y),
    start + 2,
  )
}

type Fact = readonly [name: string, value: string]

/** Short facts side by side on a tinted ground; returns where they end. */
export function writeFacts(pdf: PdfDocument, facts: readonly Fact[], y: number): number {
  const padding = 9
  const widths = widthsOfFacts(pdf, facts, pdf.width - 2 * padding)
  const columns = facts.map(([name, value], index) => ({
    name,
    value,
    x: widths.slice(0, index).reduce((x, width) => x + width, pdf.left + padding),
    width: (widths[index] ?? 0) - FACT_GAP,
  }))
  const height = Math.max(
    ...columns.map(
      ({ name, value, width }) =>
        pdf.heightOf(name, INKS.small, width) + pdf.heightOf(value, INKS.heading, width),
    ),
  )
  pdf.ground(pdf.left, y, pdf.width, height + 2 * padding)
  columns.forEach(({ name, value, ...place }) => {
    const under = pdf.write(name, INKS.small, { ...place, y: y + padding })
    pdf.write(value, INKS.heading, { ...place, y: under })
  })
  return y + height + 2 * padding + GAP
}

/** Each as wide as its words, what is left shared out; the same for all when they do not fit on one line. */
function widthsOfFacts(pdf: PdfDocument, facts: readonly Fact[], whole: number): number[] {
  const needed = facts.map(
    ([name, value]) =>
      Math.max(pdf.widthOf(name, INKS.small), pdf.widthOf(value, INKS.heading)) + FACT_GAP,
  )
  const spare = (whole - needed.reduce((sum, width) => sum + width, 0)) / facts.length
  return needed.map((width) => (spare > 0 ? width + spare : whole / facts.length))
}
