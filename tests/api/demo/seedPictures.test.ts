import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { createClock } from '#domain/time/clock'
import { seed } from '../../../src/demo/seed'
import { CATALOGUE } from '../../support/demo'
import { openTestDatabase, TUESDAY, type TestDatabase } from '../../support/testDatabase'

const { products: productRows, menus: menuRows } = CATALOGUE
const clock = createClock({ startsAt: TUESDAY })
const dataDir = mkdtempSync(join(tmpdir(), 'tablee-seed-'))
let opened: TestDatabase

const seedAgain = () => seed(opened.database, { dataDir, clock })

beforeAll(async () => {
  opened = await openTestDatabase('migrated')
  await seedAgain()
})
afterAll(async () => {
  await opened.database.close()
  await opened.dispose()
  rmSync(dataDir, { recursive: true, force: true })
})

const folder = join(dataDir, 'static', 'pictures')

test.each([...productRows, ...menuRows])(
  '$name has a picture of 8 KB at most on the wire',
  ({ picture }) => {
    const svg = readFileSync(join(folder, `${picture}.svg`))
    const packed = readFileSync(join(folder, `${picture}.svg.br`))
    expect(packed.length).toBeLessThanOrEqual(8 * 1024)
    expect(brotliDecompressSync(packed).equals(svg)).toBe(true)
    const text = svg.toString()
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...text.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b)
    expect(used.filter((id) => !ids.includes(id ?? ''))).toEqual([])
    expect(text).not.toMatch(/<filter|<script|NaN|undefined/)
  },
)

test('the pictures are all different', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.svg'))
  const contents = new Set(files.map((name) => readFileSync(join(folder, name), 'utf8')))
  expect(contents.size).toBe(files.length)
  expect(files).toHaveLength(productRows.length + menuRows.length)
})

test('the pictures are written once, and again only when they are gone or changed', async () => {
  const file = join(folder, 'plateau-batignolles.svg')
  const before = statSync(file).mtimeMs
  expect((await seedAgain()).picturesWritten).toBe(0)
  expect(statSync(file).mtimeMs).toBe(before)
  rmSync(file)
  expect((await seedAgain()).picturesWritten).toBe(1)
  expect(existsSync(file)).toBe(true)
})
