import { Counter, Gauge, Histogram } from 'prom-client'
import { withTimeLimit } from '../base/withTimeLimit'
import { DATABASE_PATIENCE_MS, registry } from './registry'

const registers = [registry]

const runs = new Counter({
  name: 'tablee_job_runs_total',
  help: 'Runs of background jobs in this process by outcome: done, failed, or neglected when it could not be looked whether one is due.',
  labelNames: ['job', 'outcome'] as const,
  registers,
})

const seconds = new Histogram({
  name: 'tablee_job_duration_seconds',
  help: 'Time that a run of a background job took.',
  labelNames: ['job'] as const,
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60],
  registers,
})

type JobState = { name: string; lagSeconds: number | null; lastError: string | null }
type ReadStates = () => Promise<readonly JobState[]>

let readStates: ReadStates | null = null
let watchedSince = 0

/** None while no job is looked after, or the database is silent. */
async function currentStates(): Promise<readonly JobState[]> {
  if (!readStates) return []
  return (await withTimeLimit(readStates(), DATABASE_PATIENCE_MS).catch(() => null)) ?? []
}

new Gauge({
  name: 'tablee_job_lag_seconds',
  help: 'For how long the next run of a job has been due, in the whole cluster.',
  labelNames: ['job'] as const,
  registers,
  async collect() {
    const states = await currentStates()
    this.reset()
    // One that has never run has been due since this process looks after it.
    const watchedFor = (performance.now() - watchedSince) / 1000
    for (const { name, lagSeconds } of states) {
      this.set({ job: name }, lagSeconds ?? watchedFor)
    }
  },
})

new Gauge({
  name: 'tablee_job_failed',
  help: 'Whether the last run of a job failed (1), in the whole cluster.',
  labelNames: ['job'] as const,
  registers,
  async collect() {
    const states = await currentStates()
    this.reset()
    for (const { name, lastError } of states) this.set({ job: name }, lastError === null ? 0 : 1)
  },
})

type Run = { job: string; seconds: number; isDone: boolean }

export function countJobRun({ job, seconds: took, isDone }: Run) {
  runs.inc({ job, outcome: isDone ? 'done' : 'failed' })
  seconds.observe({ job }, took)
}

/** The database was away, or the lock of the job could not be had. */
export const countNeglectedJob = (job: string) => runs.inc({ job, outcome: 'neglected' })

/** Shows how the jobs do, read anew at each scrape, until the returned function is called. */
export function watchJobs(read: ReadStates): () => void {
  readStates = read
  watchedSince = performance.now()
  return () => {
    if (readStates === read) readStates = null
  }
}
