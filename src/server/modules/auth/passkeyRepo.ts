import {
  and,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  isNull,
  lt,
  notExists,
  or,
} from 'drizzle-orm'
import type { Database } from '../../db/database'
import { deleteInBatches } from '../../db/deleteInBatches'
import { passkeyChallenges, passkeys } from '../../db/tables/passkeys'
import { users } from '../../db/tables/users'

export type PasskeyRow = typeof passkeys.$inferSelect

export async function findPasskeys(db: Database, userId: number): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

export async function countPasskeys(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return row?.count ?? 0
}

/** Locked until the caller's transaction ends, so that its counter moves once; its account first, as by all who open a session. */
export async function lockPasskey(tx: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx
    .select(getTableColumns(passkeys))
    .from(users)
    .innerJoin(passkeys, eq(passkeys.userId, users.id))
    .where(eq(passkeys.credentialId, credentialId))
    .for('no key update')
  return row ?? null
}

/** False when an account has this key already. */
export async function insertPasskey(
  tx: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  return rows.length > 0
}

export async function recordPasskeyUse(
  tx: Database,
  id: number,
  use: { signCount: number; lastUsedAt: Date },
): Promise<void> {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id))
}

/** Whether the user had it. */
export async function deletePasskey(db: Database, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return rows.length > 0
}

/** All passkeys of an account, and its open challenges. */
export async function deletePasskeysOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId))
  await tx.delete(passkeys).where(eq(passkeys.userId, userId))
}

/** An account's that were made before anyone had shown that its address is theirs. */
export async function deletePasskeysOfUnconfirmed(tx: Database, userId: number): Promise<void> {
  const wasUnconfirmed = exists(
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          or(isNull(users.emailValidatedAt), gte(users.emailValidatedAt, passkeys.createdAt)),
        ),
      ),
  )
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), wasUnconfirmed))
}

/** Whether an account has neither a password nor a passkey yet. For this to stay so, the caller holds its lock (`lockAccount`, `takeToken`). */
export async function hasNoSecret(db: Database, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isNull(users.passwordHash),
        notExists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))),
      ),
    )
  return rows.length > 0
}

export async function insertChallenge(
  db: Database,
  challenge: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Deletes a challenge that works once: of two requests at the same moment one gets it. `userId` is null for a sign-in. */
export async function takeChallenge(
  db: Database,
  { hash, userId, now }: { hash: string; userId: number | null; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hash),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: passkeyChallenges.hash })
  return rows.length > 0
}

/** Deletes challenges that have expired; returns how many. */
export const deleteExpiredChallenges = (db: Database, now: Date): Promise<number> =>
  deleteInBatches(db, passkeyChallenges, lt(passkeyChallenges.expiresAt, now))
