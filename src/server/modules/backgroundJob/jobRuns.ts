import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { errorWords } from '../../db/errorWords'
import { backgroundJobs } from '../../db/tables/jobs'

/** What the shop does by itself, again and again. */
export type BackgroundJob = {
  name: string
  /** A run starts at most once in so many seconds, however many processes there are. */
  everySeconds: number
  /** A long run asks now and then whether its process stops, and then ends early. */
  run(isStopping: () => boolean): Promise<unknown>
}

type Schedule = Pick<BackgroundJob, 'name' | 'everySeconds'>

// The database's clock, which all processes share, not ours.
const dueAt = (everySeconds: number) =>
  sql`${backgroundJobs.lastStartedAt} + ${everySeconds} * interval '1 second'`
const secondsSinceDue = (everySeconds: number) =>
  sql<number>`extract(epoch from now() - (${dueAt(everySeconds)}))::double precision`

/** Zero and below: it is due, for as long. */
export async function secondsUntilDue(db: Database, job: Schedule): Promise<number> {
  const [run] = await db
    .select({ late: secondsSinceDue(job.everySeconds) })
    .from(backgroundJobs)
    .where(sql`${backgroundJobs.name} = ${job.name}`)
  return run ? -run.late : 0
}

/** Takes a run that is due; false when another process has taken it before. */
export async function claimRun(db: Database, { name, everySeconds }: Schedule): Promise<boolean> {
  const claimed = await db
    .insert(backgroundJobs)
    .values({ name, lastStartedAt: sql`now()` })
    .onConflictDoUpdate({
      target: backgroundJobs.name,
      set: { lastStartedAt: sql`now()` },
      setWhere: sql`${dueAt(everySeconds)} <= now()`,
    })
    .returning({ name: backgroundJobs.name })
  return claimed.length > 0
}

/** Writes down how a run ended; `error` is undefined when it went well. */
export async function finishRun(db: Database, name: string, error: unknown): Promise<void> {
  await db
    .update(backgroundJobs)
    .set({
      lastFinishedAt: sql`now()`,
      lastError: error === undefined ? null : errorWords(error),
    })
    .where(sql`${backgroundJobs.name} = ${name}`)
}

type JobState = {
  name: string
  everySeconds: number
  /** Null when it has never run. */
  lastStartedAt: Date | null
  lastFinishedAt: Date | null
  /** For how long the next run has been due; 0 when it is not, null when it has never run. */
  lagSeconds: number | null
  lastError: string | null
}

/** How each of these jobs does in the whole cluster: for the metrics and the operators. */
export async function readJobStates(db: Database, jobs: readonly Schedule[]): Promise<JobState[]> {
  const runs = await db
    .select({
      name: backgroundJobs.name,
      lastStartedAt: backgroundJobs.lastStartedAt,
      lastFinishedAt: backgroundJobs.lastFinishedAt,
      lastError: backgroundJobs.lastError,
      sinceStart: secondsSinceDue(0),
    })
    .from(backgroundJobs)
  const byName = new Map(runs.map((run) => [run.name, run]))
  return jobs.map(({ name, everySeconds }) => {
    const run = byName.get(name)
    return {
      name,
      everySeconds,
      lastStartedAt: run?.lastStartedAt ?? null,
      lastFinishedAt: run?.lastFinishedAt ?? null,
      lagSeconds: run ? Math.max(0, run.sinceStart - everySeconds) : null,
      lastError: run?.lastError ?? null,
    }
  })
}
