import { join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import noKeptQuery from '../../../src/tools/lint/noKeptQuery'
import { ROOT } from '../../../src/tools/support/root'

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { tablee: { rules: { 'no-kept-query': noKeptQuery } } },
      rules: { 'tablee/no-kept-query': 'error' },
    },
  ],
})

/** Which lines of this text, in the place of a repo, keep a query. */
async function found(code: string) {
  const filePath = join(ROOT, 'src/server/modules/order/orderRepo.ts')
  const [result] = await eslint.lintText(code, { filePath })
  return result?.messages.map(({ line, messageId }) => `${line} ${messageId}`)
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
  'db.selectDistinct({ id: orders.id }).from(orders).where(isOpen).limit(1)',
  'db.selectDistinctOn([orders.id]).from(orders)',
  'tx.insert(orders).values(row)',
  'tx.insert(orders).select(others)',
  'tx.insert(orders).values(row).onConflictDoNothing().returning()',
  'tx.update(orders).set({ status })',
  'transaction.delete(orders)',
  'shop.db.delete(orders)',
  'tx.delete(orders).where(isOld)',
  'made(client).delete(orders).where(isOld)',
  'tx.execute<{ id: string }>(sql`select id from orders`)',
  'db.with(old).delete(orders)',
  'db.with(old).select().from(old)',
  'db.$count(orders)',
  'db.query.orders.findFirst()',
  'db.refreshMaterializedView(sales)',
  'unionAll(db.select().from(orders), db.select().from(carts))',
  '(db.select().from(orders) as Promise<unknown>)',
  'isOpen ? db.select().from(orders) : none',
  'known ?? db.select().from(orders)',
  'db?.select().from(orders)',
  'db["select"]().from(orders)',
])('so is any other query: %s', async (query) => {
  expect(await found(`const kept = ${query}`)).toEqual(['1 kept'])
  expect(await found(`class Kept { rows = ${query} }`)).toEqual(['1 kept'])
})

test.each([
  'export const find = async (db: Database) => db.select().from(orders)',
  'export async function find(db: Database) {\n  return db.select().from(orders)\n}',
  'export async function run(db: Database) {\n  const rows = await db.select().from(orders)\n  return rows\n}',
  'export const make = (db: Database) => db.select().from(orders).prepare("all")',
  'export const make = (db: Database) => db.select().from(orders).as("all")',
  'export const run = (db: Database) => db.select().from(orders).then(first)',
  'export const run = (db: Database) => db.select().from(orders).execute()',
  'export const run = (db: Database) => db.transaction(async (tx) => tx.execute("select 1"))',
  'export const begin = (db: Database) => db.insert(orders)',
  'export const run = (key: string) => prepared.execute({ key })',
  'export const forget = (key: string) => entries.delete(key)',
  'export const hash = (text: string) => createHash("sha256").update(text).digest("hex")',
  'export const list = (length: number) => Array.from({ length })',
  'export const words = (bytes: Buffer) => bytes.toString().trim()',
])('one that runs once is not, nor what is none: %s', async (code) => {
  expect(await found(code)).toEqual([])
})

test.each([
  'export const find = async (database: Database) => database.execute("select 1")',
  'type Ports = { executor: Transaction }',
  'export const run = (db: Database) => db.transaction(async (inner) => inner.execute("select 1"))',
])(
  'a database under another name is refused, by which its queries are not known: %s',
  async (code) => {
    expect(await found(code)).toEqual(['1 named'])
  },
)
