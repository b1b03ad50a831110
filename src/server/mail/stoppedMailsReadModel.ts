import { and, eq, exists, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { mails } from '../db/tables/mails'
import { stoppedMails } from '../db/tables/mailSubscriptions'

/** Whether the recipient of a mail has stopped the list that it belongs to. */
export const isStopped = (db: Database): SQL =>
  exists(
    db
      .select({ list: stoppedMails.list })
      .from(stoppedMails)
      .where(and(eq(stoppedMails.email, mails.recipient), eq(stoppedMails.list, mails.list))),
  )
