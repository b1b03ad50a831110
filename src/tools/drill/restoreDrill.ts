import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  postgresFolder,
  postgresPrograms,
  type PostgresPrograms,
} from '../support/postgresPrograms'
import { queryDatabase } from '../support/queryDatabase'
import { placeOrder, prepareBuyers } from './buyers'
import type { Cluster } from './cluster'
import type { Drill, DrillContext } from './drillContext'
import { figuresOf } from './load'
import { reportBooks } from './reportBooks'
import { databaseAt, startRestored } from './restoredPostgres'

const PER_SECOND = 5
const SECONDS = 8

/** A dump and a base backup of a shop under load, both restored beside it, the second one to an instant. */
export const restoreDrill: Drill = {
  name: 'restore',
  about: 'a dump and a point-in-time recovery of a shop under load, with its books checked',
  run: async (context) => {
    const { report, startCluster, startLoad, onEnd } = context
    const folder = postgresFolder(tmpdir(), 'tablee-restore-')
    onEnd(() => rmSync(folder, { recursive: true, force: true }))
    const programs = postgresPrograms(folder)
    const archive = postgresFolder(folder, 'archive-')
    const cluster = await startCluster({
      servers: 2,
      isDurable: true,
      postgres: ['archive_mode=on', `archive_command=cp %p ${archive}/%f`],
    })
    const buyers = await prepareBuyers(cluster, { count: PER_SECOND * (SECONDS + 8) })
    const load = startLoad([
      {
        name: 'orders',
        perSecond: PER_SECOND,
        send: async () => {
          const buyer = buyers.pop()
          return buyer ? (await placeOrder(cluster.url, buyer)).code : 'NO_BUYER'
        },
      },
    ])
    await wait(1000)
    const base = join(postgresFolder(folder, 'base-'), 'data')
    const { hostname, port } = new URL(cluster.postgres.url)
    const at = ['-h', hostname, '-p', port, '-U', 'tablee']
    await programs.run('pg_basebackup', [...at, '-D', base, '-X', 'stream', '-c', 'fast'])
    const dump = join(postgresFolder(folder, 'dump-'), 'shop.dump')
    await programs.run('pg_dump', ['-Fc', '-f', dump, cluster.databaseUrl])
    const dumped = await countOrders(cluster.databaseUrl)
    await wait(1000)
    const [instant] = await cluster.sql<{ at: string; orders: number }>(
      'select clock_timestamp()::text as at, (select count(*)::integer from orders) as orders',
    )
    await wait((SECONDS - 4) * 1000)
    const figures = (await load.stop()).get('orders') ?? figuresOf([])
    report.equal('orders that failed meanwhile', figures.failed, 0)
    if (!instant) throw new Error('The database does not tell the time')

    await archiveAll(cluster)
    await restoreDump(context, cluster, { dump, programs, dumped })
    writeFileSync(join(base, 'recovery.signal'), '')
    appendFileSync(
      join(base, 'postgresql.auto.conf'),
      [
        `restore_command = 'cp ${archive}/%f %p'`,
        `recovery_target_time = '${instant.at}'`,
        `recovery_target_action = 'promote'`,
        `archive_mode = off`,
        '',
      ].join('\n'),
    )
    const restored = await startRestored(base, programs)
    onEnd(restored.stop)
    const url = databaseAt(restored.url, cluster.databaseUrl)
    const [back, all] = [await countOrders(url), await countOrders(cluster.databaseUrl)]
    report.atLeast('orders at the instant that was chosen', back, instant.orders)
    report.holds('orders after it are left out', back < all, `${back} of ${all}`, 'fewer')
    await reportBooks(context, cluster, 'the books at that instant', url)
  },
}

async function countOrders(url: string): Promise<number> {
  const [row] = await queryDatabase<{ orders: number }>(
    url,
    'select count(*)::integer as orders from orders',
  )
  return row?.orders ?? 0
}

/** What was written last leaves with its segment of the log only when that is over. */
async function archiveAll(cluster: Cluster) {
  const [switched] = await cluster.sql<{ name: string }>(
    'select pg_walfile_name(pg_switch_wal()) as name',
  )
  for (;;) {
    const [archiver] = await cluster.sql<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    )
    if (archiver?.last && switched && archiver.last >= switched.name) return
    await wait(100)
  }
}

async function restoreDump(
  context: DrillContext,
  cluster: Cluster,
  { dump, programs, dumped }: { dump: string; programs: PostgresPrograms; dumped: number },
) {
  const url = await cluster.postgres.createDatabase()
  await programs.run('pg_restore', ['--no-owner', '-d', url, dump])
  const orders = await countOrders(url)
  context.report.holds(
    'orders in the dump',
    orders > 0 && orders <= dumped,
    String(orders),
    `at most ${dumped}`,
  )
  await reportBooks(context, cluster, 'the books of the dump', url)
}
