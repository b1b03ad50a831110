import { join } from 'node:path'
import { ESLint } from 'eslint'
import { clearCaches } from '@typescript-eslint/parser'
import tseslint from 'typescript-eslint'
import noKeptQuery from '../../../src/tools/lint/noKeptQuery'
import { ROOT } from '../../../src/tools/support/root'

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: {
        parser: tseslint.parser,
        // The types of one file, and not of the whole project.
        parserOptions: {
          project: join(__dirname, 'queries.tsconfig.json'),
          // With CI set, it would read the file on disk and not the text of the test.
          disallowAutomaticSingleRunInference: true,
        },
      },
      plugins: { tablee: { rules: { 'no-kept-query': noKeptQuery } } },
      rules: { 'tablee/no-kept-query': 'error' },
    },
  ],
})

afterAll(clearCaches)

/** Which lines of this text, in the place of a repo, keep a query. */
async function found(code: string) {
  const text = `import type { Database } from '../../db/database'\nimport { orders } from '../../db/tables'\n${code}`
  const filePath = 'src/server/modules/order/orderRepo.ts'
  const [result] = await eslint.lintText(text, { filePath })
  return result?.messages.map(({ line, messageId }) => `${line - 2} ${messageId}`)
}

test.each([
  ['export const find = (db: Database) => db.select().from(orders)', '1 returned'],
  [
    'export const find = (db: Database): Promise<unknown> => db.select().from(orders)',
    '1 returned',
  ],
  ['export function find(db: Database) {\n  return db.select().from(orders)\n}', '2 returned'],
  ['export const once = (db: Database) => ({ rows: db.select().from(orders) })', '1 kept'],
  [
    'export function run(db: Database) {\n  const rows = db.select().from(orders)\n  return [rows]\n}',
    '2 kept',
  ],
  [
    'let kept: unknown\nexport async function run(db: Database) {\n  kept ??= db.execute("select 1")\n  await kept\n}',
    '3 kept',
  ],
])('a query that may run again is found: %s', async (code, where) => {
  expect(await found(code)).toEqual([where])
})

test.each([
  'export const find = async (db: Database) => db.select().from(orders)',
  'export async function find(db: Database) {\n  return db.select().from(orders)\n}',
  'export async function run(db: Database) {\n  const rows = await db.select().from(orders)\n  return rows\n}',
  'export const make = (db: Database) => db.select().from(orders).prepare("all")',
])('one that runs once is not: %s', async (code) => {
  expect(await found(code)).toEqual([])
})
