import { DrizzleQueryError, sql } from 'drizzle-orm'
import { runRawQuery } from '#server/db/rawQueries'
import { createStatement } from '#server/db/statement'
import { openTestDatabase, type TestDatabase } from '../../support/testDatabase'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase('migrated')
  await opened.database.db.execute(sql`create table notes (text text primary key)`)
})
afterAll(async () => {
  await opened.database.close()
  await opened.dispose()
})

const insert = createStatement<{ text: string }>(
  'insert_note',
  sql`insert into notes (text) values (${sql.placeholder('text')}) returning text`,
)
const notes = createStatement<{ text: string }>('notes', sql`select text from notes order by text`)
const texts = async (db: TestDatabase['database']['db']) =>
  (await notes(db, {})).map(({ text }) => text)

test('a statement runs inside the transaction that it is given, and is rolled back with it', async () => {
  const { db } = opened.database
  const failure = db.transaction(async (tx) => {
    expect(await insert(tx, { text: 'rolled back' })).toEqual([{ text: 'rolled back' }])
    expect(await texts(tx)).toContain('rolled back')
    throw new Error('no commit')
  })
  await expect(failure).rejects.toThrow('no commit')
  expect(await texts(db)).not.toContain('rolled back')
  await db.transaction((tx) => insert(tx, { text: 'committed' }))
  expect(await texts(db)).toContain('committed')
})

test('a transaction inside another runs its statements on the same connection', async () => {
  const { db } = opened.database
  await db.transaction(async (tx) => {
    await insert(tx, { text: 'outer' })
    const inner = tx.transaction(async (savepoint) => {
      expect(await texts(savepoint)).toContain('outer')
      await insert(savepoint, { text: 'inner' })
      throw new Error('back to the savepoint')
    })
    await expect(inner).rejects.toThrow('back to the savepoint')
    expect(await texts(tx)).not.toContain('inner')
  })
  expect(await texts(db)).toContain('outer')
})

test('transactions that run at the same time keep to their own connections', async () => {
  const { db } = opened.database
  const write = (text: string) =>
    db.transaction(async (tx) => {
      await insert(tx, { text })
      if (text.startsWith('undo')) throw new Error(text)
    })
  await Promise.allSettled(['undo 1', 'keep 1', 'undo 2', 'keep 2'].map(write))
  const kept = (await texts(db)).filter((text) => /^(undo|keep) /.test(text))
  expect(kept).toEqual(['keep 1', 'keep 2'])
})

test('a raw query says how many rows it has written', async () => {
  const { db } = opened.database
  await insert(db, { text: 'one' })
  const result = await runRawQuery(db, {
    text: 'update notes set text = $1 where text = $2',
    values: ['two', 'one'],
  })
  expect(result).toEqual({ rows: [], changedRows: 1 })
})

test('a failure names the query, as those of drizzle do', async () => {
  const { db } = opened.database
  const failure = runRawQuery(db, { text: 'select nothing from nowhere', values: [] })
  await expect(failure).rejects.toThrow(DrizzleQueryError)
  await expect(failure).rejects.toMatchObject({ query: 'select nothing from nowhere' })
})

test('a database that no driver has opened is refused', async () => {
  const { db } = opened.database
  const failure = runRawQuery(Object.create(db), { text: 'select 1', values: [] })
  await expect(failure).rejects.toThrow('No driver has opened this database')
})
