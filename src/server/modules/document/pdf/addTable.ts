import { INKS, type Ink } from './ink'
import type { PdfDocument, StructureElement } from './openPdf'

type Column = { title: string; width: number; align?: 'left' | 'right' }
/** A cell for each column; `note` is a quiet line under the first one. */
export type Row = { cells: readonly string[]; note?: string }

const PADDING = 4
/** So many rows follow what closes the table to the next page: it never stands there alone. */
const ROWS_WITH_END = 2

/**
 * Builds a table that may go over several pages, its titles repeated on each; returns where it ends. `endHeight` is the
 * height of what must stand right under the last rows.
 */
export function addTable(
  pdf: PdfDocument,
  columns: readonly Column[],
  rows: readonly Row[],
  { y: top, endHeight }: { y: number; endHeight: number },
): number {
  const table = pdf.part('Table')
  const xs = columns.map((_, index) =>
    columns.slice(0, index).reduce((x, { width }) => x + width, pdf.left),
  )
  const heights = rows.map((row) => heightOfRow(pdf, columns, row))

  function cell(row: StructureElement, index: number, words: string, y: number, ink: Ink) {
    const { width = 0, align = 'left' } = columns[index] ?? {}
    const place = { x: (xs[index] ?? 0) + PADDING, y, width: width - 2 * PADDING, align }
    return pdf.write(words, ink, place, ink === INKS.heading ? 'TH' : 'TD', row)
  }

  const titleHeight =
    2 * PADDING +
    Math.max(
      ...columns.map(({ title, width }) => pdf.heightOf(title, INKS.heading, width - 2 * PADDING)),
    )

  function titles(y: number): number {
    pdf.ground(pdf.left, y, pdf.width, titleHeight)
    const row = pdf.part('TR', table)
    columns.forEach(({ title }, index) => cell(row, index, title, y + PADDING + 1, INKS.heading))
    return y + titleHeight
  }

  let y = top
  rows.forEach(({ cells, note }, index) => {
    const height = heights[index] ?? 0
    const space = spaceFrom(index, heights, endHeight) + (index === 0 ? titleHeight : 0)
    const isFull = y + space > pdf.bottom
    if (isFull) pdf.newPage()
    // With the first row under them: they never stand alone at the foot of a page.
    if (isFull || index === 0) y = titles(isFull ? pdf.top : y)
    const row = pdf.part('TR', table)
    cells.forEach((words, column) => {
      const end = cell(row, column, words, y + PADDING, INKS.text)
      if (column === 0 && note) cell(row, 0, note, end, INKS.small)
    })
    y += height
    pdf.line(y)
  })
  return y
}

/** The last rows ask for the place of all that must stay together; a row before them for its own. */
function spaceFrom(index: number, heights: readonly number[], endHeight: number): number {
  if (index < heights.length - ROWS_WITH_END) return heights[index] ?? 0
  return heights.slice(index).reduce((sum, height) => sum + height, endHeight)
}

function heightOfRow(pdf: PdfDocument, columns: readonly Column[], { cells, note }: Row): number {
  const widthOf = (index: number) => (columns[index]?.width ?? 0) - 2 * PADDING
  const texts = cells.map((words, index) => pdf.heightOf(words, INKS.text, widthOf(index)))
  const noteHeight = note ? pdf.heightOf(note, INKS.small, widthOf(0)) : 0
  return Math.max((texts[0] ?? 0) + noteHeight, ...texts) + 2 * PADDING
}
