import { addVat } from '#server/modules/document/invoiceTotals'
import { addTable } from '#server/modules/document/pdf/addTable'
import { openPdf, type PdfDocument } from '#server/modules/document/pdf/openPdf'
import { printable } from '#server/modules/document/pdf/printable'
import { remark } from '#server/modules/document/remark'

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
function pagesOf(count: number, top = 240) {
  const pages = [{ rows: 0, titles: 0 }]
  const pdf: PdfDocument = {
    ...sheet,
    heightOf: () => LINE,
    ground: () => undefined,
    line: () => undefined,
    newPage: () => void pages.push({ rows: 0, titles: 0 }),
    write: (words, _ink, { y }) => {
      const page = pages.at(-1)
      if (page && words.startsWith('Plateau')) page.rows += 1
      if (page && words === 'Désignation') page.titles += 1
      return y + LINE
    },
  }
  const rows = Array.from({ length: count }, (_, index) => ({
    cells: [`Plateau ${index}`, '12,50 €'],
  }))
  const y = addTable(pdf, COLUMNS, rows, { y: top, endHeight: END })
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

test('the titles of a table never stand alone at the foot of a page', () => {
  for (let top = 240; top <= 760; top += LINE) {
    for (const count of [1, 2, 3, 40]) {
      for (const { rows, titles } of pagesOf(count, top).pages) {
        expect({ top, count, titles }).toEqual({ top, count, titles: rows > 0 ? 1 : 0 })
      }
    }
  }
})

test('each rate of VAT has a row of its own, and every column its place', () => {
  const placed: { words: string; x: number; y: number; align?: string | undefined }[] = []
  const pdf: PdfDocument = {
    ...sheet,
    write: (words, _ink, { x, y, align }) => {
      placed.push({ words, x, y, align })
      return y + LINE
    },
  }
  const vatParts = [
    { rate: 5.5, amountHT: 1000, vat: 55 },
    { rate: 20, amountHT: 2000, vat: 400 },
  ]
  const end = addVat(pdf, { vatParts }, 100)
  const [title, ...cells] = placed
  const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)]
  expect(rows.map((row) => row.map(({ align }) => align))).toEqual(
    Array.from({ length: 3 }, () => ['left', 'right', 'right']),
  )
  const columns = rows.map((row) => row.map(({ x }) => x))
  expect(columns).toEqual(columns.map(() => columns[0]))
  const [rate = 0, base = 0, vat = 0] = columns[0] ?? []
  expect(rate).toBe(sheet.left)
  expect(base).toBeGreaterThan(rate)
  expect(vat - base).toBe(base - rate)
  const heights = [title?.y, ...rows.map(([cell]) => cell?.y), end].map(Number)
  expect(heights[0]).toBe(100)
  const steps = heights.slice(1).map((y, index) => y - (heights[index] ?? 0))
  expect(new Set(steps).size).toBe(1)
  expect(steps[0]).toBeGreaterThanOrEqual(LINE)
})

test('a remark keeps its lines, unless they are more than a page has room for', () => {
  const guests = (count: number) => Array.from({ length: count }, (_, index) => `Invité ${index}`)
  expect(remark('BC-118\nService achats')).toBe('BC-118\nService achats')
  expect(remark(guests(12).join('\n'))).toBe(guests(12).join('\n'))
  expect(remark(`${guests(13).join('\r\n')}\n\n`)).toBe(guests(13).join(' · '))
  expect(remark(guests(13).join('\u2028'))).toBe(guests(13).join(' · '))
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
