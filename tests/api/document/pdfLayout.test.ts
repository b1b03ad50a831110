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
