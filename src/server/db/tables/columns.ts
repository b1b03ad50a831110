import { date, timestamp } from 'drizzle-orm/pg-core'

/** An instant, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A Europe/Paris calendar day. */
export const day = (name: string) => date(name, { mode: 'string' })
