import { setTimeout as wait } from 'node:timers/promises'
import { ADVISORY_LOCKS } from '#server/db/advisoryLocks'
import { startInbox } from '../support/inbox'
import { placeOrder, prepareBuyers } from './buyers'
import type { Cluster } from './cluster'
import type { Drill, DrillContext } from './drillContext'
import { reportBooks } from './reportBooks'

const MAILS = 100
const ORDERS = 60
/** What the mail server takes for a mail, and PostgreSQL, in a trigger, for the write that a job is killed in. */
const MAIL_TAKES_MS = 50
const WRITE_TAKES_SECONDS = 0.5
/** A process looks once a minute at what another was to do. */
const PATIENCE_MS = 90_000

type Work = {
  /** Of the background job. */
  job: string
  size: number
  /** How much of it is done. */
  done: () => Promise<number>
}

/** The process that does a job dies in the middle of it, as by a power cut; the other one goes on. */
export const killedProcessDrill: Drill = {
  name: 'killed-process',
  about: 'the process that mails, that refunds or that lets orders expire is killed in the middle',
  run: async (context) => {
    const { startCluster, onEnd } = context
    const inbox = await startInbox({ takesMs: MAIL_TAKES_MS })
    onEnd(inbox.close)
    const cluster = await startCluster({
      servers: 2,
      environment: {
        LOG_LEVEL: 'warn',
        SMTP_URL: `smtp://127.0.0.1:${inbox.port}`,
        MAIL_FROM: 'Tablée <exercice@exercice.example>',
      },
    })
    const orderIds = await placeOrders(cluster)
    await writeSlowly(cluster)
    await mailAll(context, cluster, inbox)
    await expire(context, cluster, orderIds.slice(0, ORDERS))
    await refund(context, cluster, orderIds.slice(ORDERS))
    await reportBooks(context, cluster, 'the books', cluster.databaseUrl)
  },
}

async function placeOrders(cluster: Cluster): Promise<string[]> {
  const orderIds: string[] = []
  for (const buyer of await prepareBuyers(cluster, { count: 2 * ORDERS })) {
    const { code, orderId } = await placeOrder(cluster.url, buyer)
    if (orderId === null) throw new Error(`No order was placed: ${code}`)
    orderIds.push(orderId)
  }
  return orderIds
}

async function writeSlowly({ sql }: Cluster) {
  await sql(`create function take_time() returns trigger language plpgsql as $$
    begin perform pg_sleep(${WRITE_TAKES_SECONDS}); return new; end $$`)
  await sql(`create trigger slow_refund before insert on sandbox_refunds
    for each row execute function take_time()`)
  await sql(`create trigger slow_move before insert on order_moves
    for each row when (new.status = 'canceled') execute function take_time()`)
}

async function mailAll(
  { report }: DrillContext,
  cluster: Cluster,
  inbox: Awaited<ReturnType<typeof startInbox>>,
) {
  const { sql } = cluster
  await sql(
    `insert into mails (recipient, subject, text, html, created_at, next_try_at)
     select number || '@boite.example', 'Exercice', 'Exercice', '<p>Exercice</p>', now(), now()
     from generate_series(1, $1::integer) as number`,
    [MAILS],
  )
  const done = async () => inbox.counts().recipients
  await killInTheMiddle(cluster, { job: 'deliver-mails', size: MAILS, done })
  // The mail that was under way is tried again after five minutes: as if they were over.
  await until(async () => (await unsent(cluster)) <= 1)
  await sql(
    `update mails set next_try_at = now() where sent_at is null and next_try_at is not null`,
  )
  await until(async () => (await unsent(cluster)) === 0)
  const { recipients, mails } = inbox.counts()
  report.equal(`mails that never came, of ${MAILS}`, MAILS - recipients, 0)
  report.atMost('mails that came twice: the one under way', mails - recipients, 1)
}

async function unsent({ sql }: Cluster) {
  return countOf(
    await sql(`select count(*)::integer as count from mails where next_try_at is not null`),
  )
}

async function expire({ report }: DrillContext, cluster: Cluster, orderIds: readonly string[]) {
  const { sql } = cluster
  await sql(`update orders set expires_at = now() where id = any($1::uuid[])`, [orderIds])
  const done = async () =>
    countOf(
      await sql(
        `select count(*)::integer as count from orders where status = 'canceled' and id = any($1::uuid[])`,
        [orderIds],
      ),
    )
  await killInTheMiddle(cluster, { job: 'expire-unpaid-orders', size: orderIds.length, done })
  const moves = countOf(
    await sql(
      `select count(*)::integer as count from order_moves where status = 'canceled' and order_id = any($1::uuid[])`,
      [orderIds],
    ),
  )
  report.equal(`orders that expired, of ${orderIds.length}`, await done(), orderIds.length)
  report.equal('moves that tell of it', moves, orderIds.length)
}

/** Paid orders of which five euros are to go back. */
async function refund({ report }: DrillContext, cluster: Cluster, orderIds: readonly string[]) {
  const { sql } = cluster
  await sql(
    `with paid as (
       update orders set status = 'confirmed', expires_at = null where id = any($1::uuid[]) returning id, total_ttc
     ), moved as (
       insert into order_moves (order_id, status, at) select id, 'confirmed', now() from paid
     ), intent as (
       insert into sandbox_intents (id, client_secret, amount, status, metadata, created_at)
       select 'pi_' || id, 'secret_' || id, total_ttc, 'succeeded', jsonb_build_object('orderId', id), now() from paid
     ), payment as (
       insert into payments (order_id, type, amount, intent_id, created_at, paid_at)
       select id, 'card', total_ttc, 'pi_' || id, now(), now() from paid returning id, order_id
     )
     insert into payments (order_id, type, amount, refund_of, created_at)
     select order_id, 'cardRefund', -500, id, now() from payment`,
    [orderIds],
  )
  const done = async () =>
    countOf(
      await sql(
        `select count(*)::integer as count from payments where type = 'cardRefund' and paid_at is not null`,
      ),
    )
  await killInTheMiddle(cluster, { job: 'request-refunds', size: orderIds.length, done })
  const atProvider = countOf(await sql('select count(*)::integer as count from sandbox_refunds'))
  report.equal(`refunds in the books, of ${orderIds.length}`, await done(), orderIds.length)
  report.equal('refunds at the provider', atProvider, orderIds.length)
}

/** Kills the process that holds the job once a third is done, and starts it again; resolves when all of it is done. */
async function killInTheMiddle(cluster: Cluster, { job, size, done }: Work) {
  const first = await done()
  await until(async () => (await done()) - first >= size / 3)
  const holder = await holderOf(cluster, job)
  for (const server of cluster.servers) {
    server.kill('SIGKILL')
    await until(async () => !server.isRunning())
    const isHeld = async () => (await holderOf(cluster, job)) === holder
    const wasHolder = !(await holdsFor(isHeld, 500))
    await server.start()
    if (wasHolder) break
  }
  await until(async () => (await done()) - first >= size)
}

/** Whether something stays so for a while. */
async function holdsFor(isSo: () => Promise<boolean>, milliseconds: number): Promise<boolean> {
  for (const end = performance.now() + milliseconds; performance.now() < end; await wait(50)) {
    if (!(await isSo())) return false
  }
  return true
}

/** The session of PostgreSQL that holds a job's lock. */
async function holderOf({ sql }: Cluster, job: string): Promise<number | null> {
  const [row] = await sql<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and classid = $1::integer
      and objid::bigint = hashtext($2)::bigint & 4294967295`,
    [ADVISORY_LOCKS.backgroundJobs, job],
  )
  return row?.pid ?? null
}

const countOf = ([row]: readonly Record<string, unknown>[]) => Number(row?.count ?? 0)

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error('A job did not come to its end')
    await wait(50)
  }
}
