import type PDFDocument from 'pdfkit'
import { COMPANY } from '#domain/customer/company'
import { COLOURS, FONTS, INKS, type Ink } from './ink'
import { printable } from './printable'

export type StructureElement = ReturnType<InstanceType<typeof PDFDocument>['struct']>
/** A role of tagged PDF, which screen readers go by. */
type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'
type Place = { x: number; y: number; width: number; align?: 'left' | 'right' }

const MARGIN = 48
/** What the foot of every page keeps for itself, and how much of its width the number of the page. */
const FOOT = 26
const PAGE = 240
const LEADING = 2.5

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>

/** An empty A4 document in French, tagged; what is rendered the same gives the same bytes, whenever it is made. */
export async function openPdf({ title, madeAt }: { title: string; madeAt: Date }) {
  // A quarter of the server's start, and few requests need it.
  const { default: Document } = await import('pdfkit')
  const doc = new Document({
    size: 'A4',
    // No margin below: this module breaks pages, not pdfkit.
    margins: { top: MARGIN, bottom: 0, left: MARGIN, right: MARGIN },
    bufferPages: true,
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: printable(title), Author: COMPANY.legalName, CreationDate: madeAt },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const isDone = new Promise<Buffer>((resolve, reject) => {
    doc.once('end', () => resolve(Buffer.concat(chunks)))
    doc.once('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)

  const take = ({ font, size, colour }: Ink) =>
    doc.font(FONTS[font]).fontSize(size).fillColor(COLOURS[colour])

  function build(words: string, ink: Ink, { x, y, width, align = 'left' }: Place) {
    take(ink).text(printable(words), x, y, { width, align, lineGap: LEADING })
  }

  /** Drawn beside the text: lines, grounds, page numbers. Readers skip it. */
  function decorate(paint: (doc: InstanceType<typeof PDFDocument>) => void) {
    doc.markContent('Artifact', { type: 'Layout' })
    doc.save()
    paint(doc)
    doc.restore()
    doc.endMarkedContent()
  }

  const heightOf = (words: string, ink: Ink, width: number) =>
    take(ink).heightOfString(printable(words), { width, lineGap: LEADING })

  return {
    root,
    left: MARGIN,
    top: MARGIN,
    width: doc.page.width - 2 * MARGIN,
    /** Where the text of a page ends. */
    bottom: doc.page.height - MARGIN - FOOT,
    heightOf,
    widthOf: (words: string, ink: Ink) => take(ink).widthOfString(printable(words)),
    decorate,

    /** A part of the document's structure that holds others; ends with the document. */
    part(tag: 'Sect' | 'Table' | 'TR', parent: StructureElement = root): StructureElement {
      const element = doc.struct(tag)
      parent.add(element)
      return element
    },

    /** Builds a text and returns where it ends. */
    write(words: string, ink: Ink, place: Place, tag: Tag = 'P', parent = root): number {
      parent.add(doc.struct(tag, {}, () => build(words, ink, place)))
      return place.y + heightOf(words, ink, place.width)
    },

    line(y: number) {
      decorate(() =>
        doc
          .moveTo(MARGIN, y)
          .lineTo(doc.page.width - MARGIN, y)
          .lineWidth(0.7)
          .stroke(COLOURS.line),
      )
    },

    ground(x: number, y: number, width: number, height: number) {
      decorate(() => doc.roundedRect(x, y, width, height, 5).fill(COLOURS.wash))
    },

    frame(x: number, y: number, width: number, height: number) {
      decorate(() => doc.roundedRect(x, y, width, height, 5).lineWidth(0.7).stroke(COLOURS.line))
    },

    newPage() {
      doc.addPage()
    },

    /** Writes the foot of every page, with the title that a page is known by once it lies alone, and returns the file. */
    finish(foot: readonly string[]): Promise<Buffer> {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index)
        const page = `${title} – Page ${index + 1} sur ${count}`
        const width = doc.page.width - 2 * MARGIN
        const y = doc.page.height - MARGIN - 12
        doc.markContent('Artifact', { type: 'Pagination' })
        foot.forEach((words, row) =>
          build(words, INKS.small, {
            x: MARGIN,
            y: y + row * 11,
            width: row === 0 ? width : width - PAGE,
          }),
        )
        const place = { x: MARGIN + width - PAGE, y: y + 11, width: PAGE }
        build(page, INKS.small, { ...place, align: 'right' })
        doc.endMarkedContent()
      }
      doc.end()
      return isDone
    },
  }
}
