import type { Clock } from '#domain/time/clock'
import { DAY_MS } from '../../base/durations'
import type { Database } from '../../db/database'
import { hashToken, newToken } from './sessionToken'
import { insertToken } from './tokenRepo'

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
