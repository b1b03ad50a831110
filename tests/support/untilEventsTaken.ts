import { isNull } from 'drizzle-orm'
import type { Database } from '#server/db/database'
import { sandboxEvents } from '#server/db/tables'
import { until } from './until'

/** Waits until the shop has taken every event of the sandbox: one that is late would book in what the next test has emptied. */
export const untilEventsTaken = (db: Database): Promise<void> =>
  until(async () => (await db.$count(sandboxEvents, isNull(sandboxEvents.deliveredAt))) === 0)
