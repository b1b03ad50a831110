import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import type { DatabaseConnection } from '#server/db/database'
import { openInMemory } from '#server/db/embedded'
import { openPostgres } from '#server/db/postgres'
import { postgresSettings } from '#server/base/env/envDatabase'
import { backgroundJobs } from '#server/db/tables'
import {
  claimRun,
  finishRun,
  readJobStates,
  secondsUntilDue,
} from '#server/modules/backgroundJob/jobRuns'
import { startBackgroundJobs } from '#server/process/startBackgroundJobs'
import { createTestDatabase } from '../../../src/tools/support/postgres'
import { postgresOnly } from '../../support/postgresOnly'
import { until } from '../../support/until'

const logger = pino({ level: 'silent' })
const adminUrl = process.env.TEST_DATABASE_URL
const JOB = { name: 'count-trays', everySeconds: 60 }

let url = ''
let first: DatabaseConnection
/** What another process has; the embedded database belongs to one only. */
let second: DatabaseConnection
let dispose: () => Promise<void>

beforeAll(async () => {
  if (adminUrl) {
    const made = await createTestDatabase(adminUrl)
    url = made.url
    first = await openPostgres(postgresSettings(url), logger)
    second = await openPostgres(postgresSettings(url), logger)
    dispose = async () => {
      await second.close()
      await first.close()
      await made.drop()
    }
  } else {
    first = second = await openInMemory()
    dispose = () => first.close()
  }
  await first.migrate()
})
beforeEach(async () => {
  await first.db.delete(backgroundJobs)
})
afterAll(() => dispose())

const longAgo = () =>
  first.db
    .update(backgroundJobs)
    .set({ lastStartedAt: sql`${backgroundJobs.lastStartedAt} - interval '100 seconds'` })

const state = async () => (await readJobStates(second.db, [JOB]))[0]

test('work of one name runs in one process at a time', async () => {
  let release = () => {}
  const done: string[] = []
  const held = new Promise<void>((resolve) => (release = resolve))
  let running: Promise<boolean> | undefined
  await new Promise<void>((started) => {
    running = first.runExclusively('a', () => {
      started()
      return held
    })
  })
  expect(await second.runExclusively('a', async () => void done.push('second'))).toBe(false)
  expect(await first.runExclusively('a', async () => void done.push('again'))).toBe(false)
  expect(await second.runExclusively('b', async () => void done.push('other'))).toBe(true)
  release()
  expect(await running).toBe(true)
  expect(await second.runExclusively('a', async () => void done.push('after'))).toBe(true)
  expect(done).toEqual(['other', 'after'])
})

test('work that fails says so and leaves no lock', async () => {
  const failing = first.runExclusively('a', () => Promise.reject(new Error('no oven')))
  await expect(failing).rejects.toThrow('no oven')
  expect(await second.runExclusively('a', async () => {})).toBe(true)
})

test('a run that is due is taken once, and the next one when its time has come', async () => {
  expect(await secondsUntilDue(first.db, JOB)).toBe(0)
  const claims = () =>
    Promise.all([first.db, second.db, first.db, second.db].map((db) => claimRun(db, JOB)))
  expect((await claims()).filter(Boolean)).toHaveLength(1)
  expect((await claims()).filter(Boolean)).toHaveLength(0)
  expect(await secondsUntilDue(second.db, JOB)).toBeGreaterThan(0)
  await longAgo()
  expect(await secondsUntilDue(second.db, JOB)).toBeLessThanOrEqual(-40)
  expect((await claims()).filter(Boolean)).toHaveLength(1)
})

test('lag and last error are told, and no value of a query', async () => {
  expect(await state()).toEqual({
    ...JOB,
    lastStartedAt: null,
    lastFinishedAt: null,
    lagSeconds: null,
    lastError: null,
  })
  await claimRun(first.db, JOB)
  const other = { ...JOB, name: 'count-spoons' }
  await claimRun(first.db, other)
  const secret = 'tray of somebody'
  const failure = await first.db.execute(sql`select ${secret} from nowhere`).then(
    () => undefined,
    (error: unknown) => error,
  )
  await finishRun(first.db, JOB.name, failure)
  await longAgo()
  const failed = await state()
  expect(failed?.lastError).toContain('nowhere')
  expect(failed?.lastError).not.toContain(secret)
  expect(await readJobStates(second.db, [other])).toMatchObject([
    { lastFinishedAt: null, lastError: null },
  ])
  expect(failed?.lagSeconds).toBeGreaterThanOrEqual(40)
  await claimRun(first.db, JOB)
  await finishRun(first.db, JOB.name, undefined)
  expect(await state()).toMatchObject({ lagSeconds: 0, lastError: null })
})

test('a job that fails is logged, runs again, and ends before the stop does', async () => {
  let runs = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const run = async () => {
    runs += 1
    if (runs === 1) throw new Error('no oven')
    await held
  }
  const jobs = startBackgroundJobs({ database: first, jobs: [{ ...JOB, run }], logger })
  await until(async () => (await state())?.lastError === 'Error: no oven')
  await jobs.stop()
  await longAgo()
  const again = startBackgroundJobs({ database: second, jobs: [{ ...JOB, run }], logger })
  await until(async () => runs === 2)
  const stopped = again.stop()
  expect((await state())?.lastError).toBe('Error: no oven')
  release()
  await stopped
  expect(await state()).toMatchObject({ lastError: null })
  expect(runs).toBe(2)
})

test('a run is told of the stop, and one that does not listen is not waited for', async () => {
  let wasTold = false
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let started = 0
  const listening = async (isStopping: () => boolean) => {
    started += 1
    await until(async () => isStopping())
    wasTold = true
  }
  const deaf = async () => {
    started += 1
    await held
  }
  const jobs = startBackgroundJobs({
    database: second,
    jobs: [
      { ...JOB, run: listening },
      { name: 'deaf', everySeconds: 60, run: deaf },
    ],
    logger,
    stopPatienceMs: 500,
  })
  await until(async () => started === 2)
  await jobs.stop()
  expect(wasTold).toBe(true)
  release()
  await until(() => second.runExclusively('deaf', async () => {}))
})

postgresOnly.test(
  'another process takes over the job of one that dies in the middle of it',
  async () => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(__dirname, '../../support/jobHolder.ts'), url, JOB.name],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    let runs = 0
    const run = async () => {
      runs += 1
    }
    await longAgo()
    const jobs = startBackgroundJobs({
      database: first,
      jobs: [{ name: JOB.name, everySeconds: 1, run }],
      logger,
    })
    expect(await first.runExclusively(JOB.name, run)).toBe(false)
    expect(runs).toBe(0)
    child.kill('SIGKILL')
    await until(async () => runs > 0)
    await jobs.stop()
  },
)

postgresOnly.test('a lock connection that breaks is opened again', async () => {
  await first.runExclusively('a', async () => {
    await second.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'tablee-locks'`,
    )
  })
  await until(() => first.runExclusively('a', async () => {}).catch(() => false))
})
