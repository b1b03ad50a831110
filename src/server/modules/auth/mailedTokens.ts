import { ERROR_MESSAGES } from '#domain/requests/errorCodes'
import type { Clock } from '#domain/time/clock'
import { DAY_MS, HOUR_MS } from '#domain/time/durations'
import type { Database } from '../../db/database'
import { badUserInput } from '../../base/errors'
import { hashToken, newToken } from './sessionToken'
import { findTokenUser, insertToken, takeToken, type TokenPurpose } from './tokenRepo'

export type MailedPurpose = Exclude<TokenPurpose, 'session' | 'opening'>

const LIFETIMES: Readonly<Record<MailedPurpose, number>> = {
  password: HOUR_MS,
  terms: 7 * DAY_MS,
  canteenEmail: HOUR_MS,
  email: 7 * DAY_MS,
}

export const wrongToken = () => badUserInput(ERROR_MESSAGES.wrongToken)

export type MailedTokens = ReturnType<typeof createMailedTokens>

/** Tokens that are mailed and work once. One that is made up, used, too old or for another purpose gets the same error. */
export function createMailedTokens(clock: Clock) {
  return {
    async issue(tx: Database, userId: number, purpose: MailedPurpose): Promise<string> {
      const token = newToken()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + LIFETIMES[purpose])
      await insertToken(tx, { hash: hashToken(token), userId, purpose, createdAt, expiresAt })
      return token
    },

    /** Its user; null when it cannot be used. It still works afterwards. */
    userOf: (db: Database, token: string, purpose: MailedPurpose): Promise<number | null> =>
      findTokenUser(db, hashToken(token), purpose, clock.now()),

    isUsable: async (db: Database, token: string, purpose: MailedPurpose) =>
      (await findTokenUser(db, hashToken(token), purpose, clock.now())) !== null,

    /** Its user; it does not work any more. Error `Wrong Token` (BAD_USER_INPUT). */
    async take(tx: Database, token: string, purpose: MailedPurpose): Promise<number> {
      const userId = await takeToken(tx, hashToken(token), purpose, clock.now())
      if (userId === null) throw wrongToken()
      return userId
    },
  }
}

/** Error BAD_USER_INPUT on `type` for a kind that does not exist. */
export function parseMailedPurpose(type: string): MailedPurpose {
  if (isMailedPurpose(type)) return type
  throw badUserInput('Unknown token type', { type: 'INVALID' })
}

const isMailedPurpose = (type: string): type is MailedPurpose => Object.hasOwn(LIFETIMES, type)
