import type { Clock } from '#domain/time/clock'
import { DAY_MS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import { hashToken, newToken } from './sessionToken'
import { insertToken } from './tokenRepo'
import { lockAccount, type AccountRow } from './userRepo'

export const SESSION_MS = 45 * DAY_MS

export type Session = {
  id: string
  token: string
  hasPassword: boolean
}

/** Opens a session of 45 days (docs/rules/accounts.md#sessions), for a caller who has just shown whose account it is, or opened it. */
export async function openSession(db: Database, clock: Clock, userId: number): Promise<Session> {
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS)
  await insertToken(db, {
    hash: hashToken(token),
    userId,
    purpose: 'session',
    createdAt,
    expiresAt,
  })
  return { id: String(userId), token, hasPassword: true }
}

/** The same for a caller who signed in with this password, or whose account has none; null when it has changed since it was read. */
export const openSessionBy = (
  db: Database,
  clock: Clock,
  { id, passwordHash }: Pick<AccountRow, 'id' | 'passwordHash'>,
): Promise<Session | null> =>
  db.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    return account?.passwordHash === passwordHash ? openSession(tx, clock, id) : null
  })
