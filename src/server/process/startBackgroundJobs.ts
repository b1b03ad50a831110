import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { DatabaseConnection } from '../db/database'
import { countJobRun, countNeglectedJob, watchJobs } from '../metrics/jobs'
import { inSpan } from '../tracing/tracing'
import {
  claimRun,
  finishRun,
  readJobStates,
  secondsUntilDue,
  type BackgroundJob,
} from '../modules/backgroundJob/jobRuns'

const MIN_WAIT_SECONDS = 0.1
/** How long at most until the next look at what is due, for a daily job too: the process that was to run it may have died. */
const MAX_WAIT_SECONDS = 60
/** A run that takes longer is cut off, which it must bear: requests under way come first when a process stops. */
const STOP_PATIENCE_MS = 10_000

type Options = {
  database: Pick<DatabaseConnection, 'db' | 'runExclusively'>
  jobs: readonly BackgroundJob[]
  logger: Logger
  stopPatienceMs?: number
}

/** Runs each job whenever it is due in the cluster and no other process runs it. */
export function startBackgroundJobs({
  database,
  jobs,
  logger,
  stopPatienceMs = STOP_PATIENCE_MS,
}: Options) {
  const running = jobs.map((job) => startJob(job, { database, logger }))
  const stopWatching = watchJobs(() => readJobStates(database.db, jobs))
  let stopped: Promise<void> | null = null

  async function stop() {
    stopWatching()
    const over = new AbortController()
    const isLate = await Promise.race([
      Promise.all(running.map((job) => job.stop())).then(() => false),
      wait(stopPatienceMs, true, { signal: over.signal }).catch(() => false),
    ])
    over.abort()
    if (isLate) logger.warn('a background job is cut off: it did not end in time')
  }

  return {
    /** Starts no run any more; resolves when none is under way, or when one takes too long. */
    stop: () => (stopped ??= stop()),
  }
}

function startJob(
  job: BackgroundJob,
  { database: { db, runExclusively }, logger }: Pick<Options, 'database' | 'logger'>,
) {
  let isStopped = false
  let timer: NodeJS.Timeout | null = null
  let round: Promise<void> = Promise.resolve()

  async function run() {
    if (isStopped || !(await claimRun(db, job))) return
    const startedAt = performance.now()
    const count = (isDone: boolean) =>
      countJobRun({ job: job.name, seconds: (performance.now() - startedAt) / 1000, isDone })
    try {
      await inSpan(`job ${job.name}`, {}, async () => job.run(() => isStopped))
      count(true)
      await finishRun(db, job.name, undefined)
    } catch (error) {
      count(false)
      logger.error({ err: error, job: job.name }, 'a background job failed')
      await finishRun(db, job.name, error)
    }
  }

  /** Runs the job if it is due; returns for how long to wait. */
  async function look(): Promise<number> {
    try {
      if ((await secondsUntilDue(db, job)) > 0 || (await runExclusively(job.name, run))) {
        return await secondsUntilDue(db, job)
      }
    } catch (error) {
      countNeglectedJob(job.name)
      logger.error({ err: error, job: job.name }, 'a background job could not be looked after')
    }
    return job.everySeconds
  }

  function plan(seconds: number) {
    if (isStopped) return
    const pause = Math.min(Math.max(seconds, MIN_WAIT_SECONDS), MAX_WAIT_SECONDS)
    timer = setTimeout(() => {
      round = look().then(plan)
    }, pause * 1000)
    timer.unref()
  }

  plan(0)
  return {
    stop: async () => {
      isStopped = true
      if (timer) clearTimeout(timer)
      await round
    },
  }
}
