import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQueryFiles } from '../../../src/tools/dev/queryFiles'

const folder = mkdtempSync(join(tmpdir(), 'tablee-queries-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

test('the compiler runs again where a query stands, comes or goes, and nowhere else', () => {
  mkdirSync(join(folder, 'shop'))
  write('shop/Card.tsx', 'graphql`fragment Card_product on Product { name }`')
  write('shop/Words.tsx', 'words')
  const mayChangeQueries = createQueryFiles(folder)

  expect(mayChangeQueries(['shop/Words.tsx'])).toBe(false)
  expect(mayChangeQueries(['shop/Words.tsx', 'shop/Card.tsx'])).toBe(true)
  write('shop/Card.tsx', 'no query any more')
  expect(mayChangeQueries(['shop/Card.tsx'])).toBe(true)
  expect(mayChangeQueries(['shop/Card.tsx'])).toBe(false)
  write('shop/Words.tsx', 'graphql`query WordsQuery { hellobar { id } }`')
  expect(mayChangeQueries(['shop/Words.tsx'])).toBe(true)
  rmSync(join(folder, 'shop/Words.tsx'))
  expect(mayChangeQueries(['shop/Words.tsx'])).toBe(true)
  expect(mayChangeQueries(['shop/Card.module.css'])).toBe(false)
})
