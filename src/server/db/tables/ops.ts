import { boolean, index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { instant } from './columns'

/** Every command of `npm run ops` that changes something: who ran it, when, and what came of it. */
export const opsMoves = pgTable(
  'ops_moves',
  {
    id: serial('id').primaryKey(),
    /** OPS_USER, else the user of the operating system. */
    who: text('who').notNull(),
    /** The words of the command, `["order", "T-24815", "canceled"]`. */
    command: jsonb('command').$type<string[]>().notNull(),
    startedAt: instant('started_at').notNull(),
    /** Null while it runs, or when its process died. */
    finishedAt: instant('finished_at'),
    isDone: boolean('is_done'),
    /** The sentence that the operator was shown. */
    words: text('words'),
  },
  (table) => [index('ops_moves_started').on(table.startedAt)],
)
