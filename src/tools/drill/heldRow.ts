import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Cluster } from './cluster'

/** The stock row that most orders so far have taken from, held by a session that is none of ours. */
export async function holdBusiestRow({ databaseUrl }: Pick<Cluster, 'databaseUrl'>) {
  const client = new Client({ connectionString: databaseUrl, application_name: 'stranger' })
  await client.connect()
  await client.query('begin')
  const { rowCount } = await client.query(
    `select * from stock where (distribution_point_id, day, product_id) = (
       select distribution_point_id, day, product_id from stock order by taken desc limit 1
     ) for update`,
  )
  if (rowCount !== 1) throw new Error('nothing was ordered yet')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

/** Resolves once a process of the cluster waits for a row. */
export async function untilWaiting({ sql }: Pick<Cluster, 'sql'>) {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'tablee'`
  for (let tries = 0; (await sql(waiting)).length === 0; tries += 1) {
    if (tries > 250) throw new Error('No process came to wait for the row')
    await wait(20)
  }
}
