import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DOCS = join(__dirname, '../../docs')
const text = readFileSync(join(DOCS, 'deviations.md'), 'utf8')
const rows = text.split('\n').filter((line) => line.startsWith('| section'))

test('each deviation restates a sentence of the specification and says why', () => {
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const cells = row.split('|').slice(1, -1)
    expect(cells).toHaveLength(3)
    expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
    expect(cells[0]).toMatch(/^ section \d: \S/)
  }
})

test('the pages that it names exist', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(DOCS, link)))).toEqual([])
})
