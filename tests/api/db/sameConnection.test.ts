import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { onSameConnection } from '#server/db/sameConnection'
import { createStatement } from '#server/db/statement'
import { together } from '#server/db/together'
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

const process = createStatement<{ id: number }>('process', sql`select pg_backend_pid() as id`)
const insert = createStatement<{ text: string }>(
  'insert_note',
  sql`insert into notes (text) values (${sql.placeholder('text')}) returning text`,
)
const notes = createStatement<{ text: string }>('notes', sql`select text from notes order by text`)
const processOf = async (db: Database) => (await process(db, {}))[0]?.id

test('what is sent together has one connection, which is free again afterwards', async () => {
  const { db } = opened.database
  const inOne = () =>
    onSameConnection(db, (connection) =>
      together([processOf(connection), processOf(connection), processOf(connection)]),
    )
  const [first, second, third] = await inOne()
  expect([second, third]).toEqual([first, first])
  // More often than a pool has connections.
  for (let turns = 0; turns < 40; turns += 1) await inOne()
})

test('it is no transaction: what one statement wrote stays when the next one fails', async () => {
  const { db } = opened.database
  const failure = onSameConnection(db, (connection) =>
    together([
      insert(connection, { text: 'kept' }),
      insert(connection, { text: 'kept' }),
      insert(connection, { text: 'after it' }),
    ]),
  )
  await expect(failure).rejects.toMatchObject({ cause: { code: '23505' } })
  expect((await notes(db, {})).map(({ text }) => text)).toEqual(['after it', 'kept'])
})

test('inside a transaction it is refused, as every query beside it is', async () => {
  const { db } = opened.database
  const failure = db.transaction(() => onSameConnection(db, processOf))
  await expect(failure).rejects.toThrow('inside a transaction')
})
