import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import { MINUTE_MS } from '#domain/time/durations'
import type { Database } from '../db/database'
import { deleteInBatches } from '../db/deleteInBatches'
import { mails } from '../db/tables/mails'
import { isOfClosedAccount } from './addresseeReadModel'
import { isStopped } from './stoppedMailsReadModel'

export type MailRow = typeof mails.$inferSelect

/** Longer than any delivery may take (smtpTransport.ts). */
const UNDER_WAY = 5 * MINUTE_MS
/** Pauses after the first tries that fail; after the last one the mail is given up, a day later. */
export const PAUSES = [1, 5, 15, 60, 240, 1080].map((minutes) => minutes * MINUTE_MS)

export async function insertMail(db: Database, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail)
}

/** Lets the mails go that waited for the account's address; what their recipients have stopped meanwhile goes nowhere, nor what is over. */
export async function releaseMails(tx: Database, userId: number, now: Date): Promise<void> {
  const isHeld = and(eq(mails.heldFor, userId), isNull(mails.sentAt))
  await tx.delete(mails).where(and(isHeld, or(isStopped(tx), isOver(now))))
  await tx.update(mails).set({ heldFor: null, nextTryAt: now }).where(isHeld)
}

/** Those of an account that is closed that have not left, given-up ones too. Those that wait for its address may be older than `userId`. */
export async function deleteUnsentMails(tx: Database, userId: number): Promise<void> {
  const isOfAccount = or(eq(mails.userId, userId), eq(mails.heldFor, userId))
  await tx.delete(mails).where(and(isOfAccount, isNull(mails.sentAt)))
}

/** Null for a mail that does not expire. */
const isOver = (now: Date) => lte(mails.expiresAt, now)

/** What was written, and may not leave any more. */
const isUnwanted = (db: Database, now: Date) =>
  sql`(${isStopped(db)} or ${isOfClosedAccount(db)} or coalesce(${isOver(now)}, false))`

/**
 * Takes the mail that has waited longest, or null. Its next try is written first: when this process dies while it sends the
 * mail, another one tries again then. The error of the last try is cleared: a mail that is being sent does not count as failed,
 * and `mails retry` does not send it a second time. Mails that their recipient has unsubscribed from since, those of closed
 * accounts, and those that are over, are deleted instead.
 */
export async function takeDueMail(db: Database, now: Date): Promise<MailRow | null> {
  for (;;) {
    const mail = await takeOldest(db, now)
    if (!mail?.isUnwanted) return mail
    await db.delete(mails).where(eq(mails.id, mail.id))
  }
}

async function takeOldest(db: Database, now: Date) {
  const [mail] = await db
    .update(mails)
    .set({
      tries: sql`${mails.tries} + 1`,
      nextTryAt: new Date(now.getTime() + UNDER_WAY),
      lastError: null,
    })
    // Equal to, not among: a subquery of IN may run once a row, and then takes more than one mail.
    .where(
      eq(
        mails.id,
        db
          .select({ id: mails.id })
          .from(mails)
          .where(lte(mails.nextTryAt, now))
          .orderBy(asc(mails.nextTryAt), asc(mails.id))
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ ...getTableColumns(mails), isUnwanted: isUnwanted(db, now).mapWith(Boolean) })
  return mail ?? null
}

/** `forgetContent` takes away the words and the tokens in them. */
export async function recordSent(
  db: Database,
  id: number,
  sentAt: Date,
  forgetContent: boolean,
): Promise<void> {
  await db
    .update(mails)
    .set({ sentAt, nextTryAt: null, lastError: null, ...(forgetContent ? EMPTY : {}) })
    .where(eq(mails.id, id))
}

/** Null for `nextTryAt` gives the mail up; its words stay for `PERIODS.unsentWords`, so that it can be tried again. */
export async function recordFailure(
  db: Database,
  id: number,
  { nextTryAt, lastError }: { nextTryAt: Date | null; lastError: string },
): Promise<void> {
  await db.update(mails).set({ nextTryAt, lastError }).where(eq(mails.id, id))
}

const EMPTY = { text: '', html: '' }

/** Newest first. */
export const findRecentMails = async (db: Database, limit: number): Promise<MailRow[]> =>
  db.select().from(mails).orderBy(desc(mails.id)).limit(limit)

export async function findMail(db: Database, id: number): Promise<MailRow | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail ?? null
}

const isGivenUp = () => and(isNull(mails.nextTryAt), isNull(mails.sentAt), isNull(mails.heldFor))

/** Given up so lately that its words are still here. */
const canBeRetried = () => and(isGivenUp(), ne(mails.text, ''))

/** What a server or a lost connection has kept here, and what was given up lately; the oldest first. */
const hasFailed = () =>
  or(canBeRetried(), and(isNotNull(mails.nextTryAt), isNotNull(mails.lastError)))

export const findFailedMails = async (db: Database, limit: number): Promise<MailRow[]> =>
  db.select().from(mails).where(hasFailed()).orderBy(asc(mails.id)).limit(limit)

/** How many mails are on their way and how many are given up, and since when the oldest on its way waits. */
export async function countUnsentMails(db: Database) {
  const [counts] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${mails.nextTryAt} is not null)::integer`,
      givenUp: sql<number>`count(*) filter (where ${mails.nextTryAt} is null)::integer`,
      oldest: sql`min(${mails.createdAt}) filter (where ${mails.nextTryAt} is not null)`.mapWith(
        mails.createdAt,
      ),
    })
    .from(mails)
    .where(or(isNotNull(mails.nextTryAt), canBeRetried()))
  return counts ?? { waiting: 0, givenUp: 0, oldest: null }
}

/** Tries at once, and from the first pause on, what has failed and is still wanted; returns how many mails. */
export async function retryFailedMails(db: Database, now: Date): Promise<number> {
  await db.delete(mails).where(and(hasFailed(), isUnwanted(db, now)))
  const retried = await db
    .update(mails)
    .set({ nextTryAt: now, tries: 0 })
    .where(hasFailed())
    .returning({ id: mails.id })
  return retried.length
}

/** Takes the words, and the tokens in them, from what was given up; returns of how many. */
export async function emptyGivenUpMails(db: Database, before: Date): Promise<number> {
  const emptied = await db
    .update(mails)
    .set(EMPTY)
    .where(and(isGivenUp(), lte(mails.createdAt, before), ne(mails.text, '')))
    .returning({ id: mails.id })
  return emptied.length
}

/** Sent, given up, or never waited for by who should have confirmed the address; not those that may still leave. */
export const deleteOldMails = (db: Database, before: Date): Promise<number> =>
  deleteInBatches(
    db,
    mails,
    sql`${mails.createdAt} < ${before.toISOString()}::timestamptz and ${mails.nextTryAt} is null`,
  )
