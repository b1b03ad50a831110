import { and, desc, eq, gt, inArray, isNull, lt, ne, notExists, or } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { tokens } from '../../db/tables/tokens'
import { users } from '../../db/tables/users'

type TokenRow = typeof tokens.$inferInsert
export type TokenPurpose = TokenRow['purpose']

/** More devices than a person has: who opens more loses the oldest session. */
const MAX_SESSIONS = 50

/**
 * Stores a token, and deletes the user's that have expired; for a session, also the oldest when there are too many. The new one comes
 * first: it locks its account, as closing the account does before all tokens go.
 */
export async function insertToken(db: Database, token: TokenRow): Promise<void> {
  await db.insert(tokens).values(token)
  const isOther = and(eq(tokens.userId, token.userId), ne(tokens.hash, token.hash))
  const isOver = lt(tokens.expiresAt, token.createdAt)
  const isTooOld = inArray(
    tokens.hash,
    db
      .select({ hash: tokens.hash })
      .from(tokens)
      .where(and(isOther, eq(tokens.purpose, 'session')))
      .orderBy(desc(tokens.createdAt))
      .offset(MAX_SESSIONS - 1),
  )
  const isForgotten = token.purpose === 'session' ? or(isOver, isTooOld) : isOver
  await db.delete(tokens).where(and(isOther, isForgotten))
}

/** The same for a token that a browser has made; false when it is stored already, for this user or another. */
export async function insertChosenToken(db: Database, token: TokenRow): Promise<boolean> {
  const rows = await db
    .insert(tokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ hash: tokens.hash })
  return rows.length > 0
}

const usable = (hash: string, purpose: TokenPurpose, now: Date) =>
  and(eq(tokens.hash, hash), eq(tokens.purpose, purpose), gt(tokens.expiresAt, now))

/** The user of a token; null when it cannot be used. */
export async function findTokenUser(
  db: Database,
  hash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .where(usable(hash, purpose, now))
  return row?.userId ?? null
}

/** When a token was made, or null. */
export async function findTokenStart(db: Database, hash: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: tokens.createdAt })
    .from(tokens)
    .where(eq(tokens.hash, hash))
  return row?.createdAt ?? null
}

/**
 * Deletes a token that works once; returns its user, or null. Of two requests at the same moment one gets it. The account is
 * locked first, as before every change of a password, a passkey or a session.
 */
export async function takeToken(
  tx: Database,
  hash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<number | null> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.id,
        tx
          .select({ id: tokens.userId })
          .from(tokens)
          .where(usable(hash, purpose, now)),
      ),
    )
    .for('no key update')
  const [row] = await tx
    .delete(tokens)
    .where(usable(hash, purpose, now))
    .returning({ userId: tokens.userId })
  return row?.userId ?? null
}

/** Whether an account is open and has no such token that can be used. Locks it until the caller's transaction ends. */
export async function lockWithoutToken(
  tx: Database,
  userId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.closedAt),
        notExists(
          tx
            .select({ hash: tokens.hash })
            .from(tokens)
            .where(
              and(
                eq(tokens.userId, userId),
                eq(tokens.purpose, purpose),
                gt(tokens.expiresAt, now),
              ),
            ),
        ),
      ),
    )
    .for('no key update')
  return rows.length > 0
}

export async function deleteAllTokens(tx: Database, userId: number): Promise<void> {
  await tx.delete(tokens).where(eq(tokens.userId, userId))
}

export async function deleteTokens(
  db: Database,
  userId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, [...purposes])))
}

export async function deleteOtherSessions(
  db: Database,
  userId: number,
  keptHash: string,
): Promise<void> {
  await db
    .delete(tokens)
    .where(and(eq(tokens.userId, userId), eq(tokens.purpose, 'session'), ne(tokens.hash, keptHash)))
}

export async function deleteSession(db: Database, hash: string): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.hash, hash), eq(tokens.purpose, 'session')))
}

/** Deletes sessions and links that have expired; returns how many. */
export const deleteExpiredTokens = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, tokens, lt(tokens.expiresAt, now))
