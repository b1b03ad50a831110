import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** When each background job last ran, by the database's clock: what all processes of the shop know of it. */
export const backgroundJobs = pgTable('background_jobs', {
  name: text('name').primaryKey(),
  lastStartedAt: instant('last_started_at').notNull(),
  /** Before `lastStartedAt` while a run is under way, or when its process died. */
  lastFinishedAt: instant('last_finished_at'),
  /** Of the last run that finished; null when it went well. */
  lastError: text('last_error'),
})
