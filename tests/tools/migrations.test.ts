import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownMigrations } from '#server/db/migrations'
import { MIGRATIONS_FOLDER } from '#server/files'

/** The last that was written before this rule. */
const LAST_FREE = '0008_background_jobs'
/** From then on an index may have been made before: drizzle-kit writes them without IF NOT EXISTS, add it. */
const LAST_WITHOUT_CHOICE = '0010_confirmed_addresses'
const PLAIN_INDEX = /\bCREATE\s+(UNIQUE\s+)?INDEX\s+(?!IF\s+NOT\s+EXISTS)/i
const CONTRACT = /^-- contract: \S+/m

/** What the program of the release before would stumble over. */
const TAKES_AWAY = [
  /\bDROP\s+(TABLE|COLUMN|VIEW|TYPE|SCHEMA|SEQUENCE)\b/i,
  /\bRENAME\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i,
  /\bTRUNCATE\b/i,
]
const NEW_COLUMN = /\bADD\s+COLUMN\b/i

const withoutComments = (text: string) => text.replaceAll(/--.*$/gm, '')

/** The statements of a migration that are not additive; none when it is marked as a contract step. */
function notAdditive(text: string): string[] {
  if (CONTRACT.test(text)) return []
  return withoutComments(text)
    .split(';')
    .map((statement) => statement.trim())
    .filter(
      (statement) =>
        TAKES_AWAY.some((pattern) => pattern.test(statement)) ||
        (NEW_COLUMN.test(statement) &&
          /\bNOT\s+NULL\b/i.test(statement) &&
          !/\bDEFAULT\b|\bserial\b|\bGENERATED\b/i.test(statement)),
    )
}

const read = (tag: string) => readFileSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8')

test('every migration since the rule only adds, or says what it takes away', () => {
  const tags = knownMigrations().map(({ tag }) => tag)
  const ruled = tags.slice(tags.indexOf(LAST_FREE) + 1)
  expect(tags).toContain(LAST_FREE)
  expect(ruled.map((tag) => [tag, notAdditive(read(tag))])).toEqual(ruled.map((tag) => [tag, []]))
})

test('an index that was made by hand before the release does no harm', () => {
  const tags = knownMigrations().map(({ tag }) => tag)
  const ruled = tags.slice(tags.indexOf(LAST_WITHOUT_CHOICE) + 1)
  const plain = ruled.filter((tag) => PLAIN_INDEX.test(withoutComments(read(tag))))
  expect(tags).toContain(LAST_WITHOUT_CHOICE)
  expect(plain).toEqual([])
})

test('their instants rise: drizzle leaves out what is older than the last that was applied', () => {
  const instants = knownMigrations().map(({ when }) => when)
  expect(instants).toEqual(instants.toSorted((a, b) => a - b))
  expect(new Set(instants).size).toBe(instants.length)
})

test.each([
  'ALTER TABLE "orders" DROP COLUMN "place";',
  'DROP TABLE "orders";',
  'ALTER TABLE "orders" RENAME COLUMN "place" TO "address";',
  'ALTER TABLE "orders" ALTER COLUMN "place" SET NOT NULL;',
  'ALTER TABLE "orders" ALTER COLUMN "place" SET DATA TYPE integer;',
  'ALTER TABLE "orders" ADD COLUMN "place" text NOT NULL;',
])('%s is refused, unless it is marked as a contract step', (statement) => {
  expect(notAdditive(statement)).toHaveLength(1)
  expect(
    notAdditive(`-- contract: orders.place is read by no release since 0012\n${statement}`),
  ).toEqual([])
})

test.each([
  'CREATE TABLE "places" ("id" serial PRIMARY KEY NOT NULL, "name" text NOT NULL);',
  'ALTER TABLE "orders" ADD COLUMN "place" text;',
  'ALTER TABLE "orders" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;',
  'CREATE INDEX "orders_place" ON "orders" ("place");',
  '-- DROP TABLE is what a comment may say\nCREATE TABLE "a" ("b" text);',
])('%s is additive', (statement) => {
  expect(notAdditive(statement)).toEqual([])
})
