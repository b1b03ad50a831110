import { addTable } from '#server/modules/document/pdf/addTable'
import { openPdf, type PdfDocument } from '#server/modules/document/pdf/openPdf'
import { printable } from '#server/modules/document/pdf/printable'

const COLUMNS = [
  { title: 'Désignation', width: 400 },
  { title: 'Montant', width: 99 },
]
const LINE = 14
const END = 250
let sheet: PdfDocument
beforeAll(async () => {
  sheet = await openPdf({ title: 'Essai', madeAt: new Date(0) })
})

/** Lays a table out, every line as high as the next, and returns its pages and where it ends. */
function pagesOf(count: number) {
  const pages = [{ rows: 0 }]
  const pdf: PdfDocument = {
    ...sheet,
    heightOf: () => LINE,
    ground: () => undefined,
    line: () => undefined,
    newPage: () => void pages.push({ rows: 0 }),
    write: (words, _ink, { y }) => {
      const page = pages.at(-1)
      if (page && words.startsWith('Plateau')) page.rows += 1
      return y + LINE
    },
  }
  const rows = Array.from({ length: count }, (_, index) => ({
    cells: [`Plateau ${index}`, '12,50 €'],
  }))
  const y = addTable(pdf, COLUMNS, rows, { y: 240, endHeight: END })
  return { pages, y, bottom: pdf.bottom }
}

test('however long a table is, its totals stand on its last page under two rows at least', () => {
  for (let count = 2; count <= 90; count += 1) {
    const { pages, y, bottom } = pagesOf(count)
    expect(y + END).toBeLessThanOrEqual(bottom)
    expect(pages.reduce((sum, { rows }) => sum + rows, 0)).toBe(count)
    expect(pages.at(-1)?.rows).toBeGreaterThanOrEqual(2)
  }
})

test('letters that the fonts lack leave what they are made from, never a box', () => {
  expect(printable('Łódź, Đorđe, Şahin')).toBe('Lódz, Dorde, Sahin')
  expect(printable('« Cœur d’été » – 12,50\u202f€')).toBe('« Cœur d’été » – 12,50\u00a0€')
  expect(printable('\u221243,80\u00a0€')).toBe('\u221243,80\u00a0€')
  expect(printable('寿司')).toBe('??')
  expect(printable('Réunis 🍕 SA, 👩🏽‍🍳 ❤️')).toBe('Réunis SA,')
  expect(printable('Étage 3 © № 5')).toBe('Étage 3 © № 5')
  expect(printable('\u202aAtelier\u200b Nord\u202c\r\nÉtage\u20283')).toBe('Atelier Nord\nÉtage\n3')
})
