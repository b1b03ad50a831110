import { sql } from 'drizzle-orm'
import { ADVISORY_LOCKS } from '#server/db/advisoryLocks'
import { lockForAccount, type AccountLock } from '#server/db/lockForAccount'
import { users } from '#server/db/tables/users'
import { openTestDatabase } from '../../support/testDatabase'

const isForAccounts = (name: string): name is AccountLock =>
  name in ADVISORY_LOCKS && name !== 'backgroundJobs'

test('what is locked of an account locks nothing else of it', async () => {
  const { database, dispose } = await openTestDatabase('migrated')
  await database.db.insert(users).values({
    id: 7,
    email: 'claire@exemple.example',
    firstname: 'Claire',
    lastname: 'Morel',
    createdAt: new Date(0),
  })
  const names = Object.keys(ADVISORY_LOCKS).filter(isForAccounts)
  const held = await database.db.transaction(async (tx) => {
    for (const name of names) await lockForAccount(tx, name, 7)
    return tx.execute(sql`
      select classid::integer from pg_locks
      where locktype = 'advisory' and objid = 7 and pid = pg_backend_pid() order by classid`)
  })
  expect(held.rows).toEqual(names.map((name) => ({ classid: ADVISORY_LOCKS[name] })))
  await database.close()
  await dispose()
})
