import * as v from 'valibot'
import { parsedStorage } from './parsedStorage'

// Not the cookie, and never put back into it: such a token signs no one in here.
const stored = parsedStorage<readonly string[]>(
  'localStorage',
  'tablee.endedSessions',
  v.array(v.string()),
  [],
)

/** Tokens of sessions that were ended in this browser, of which the server has not heard yet. */
export const readEndedSessions = (): readonly string[] => stored.load()

const withoutToken = (token: string) => readEndedSessions().filter((other) => other !== token)

/** Without storage a session that ends without a connection runs on until its 45 days are over. */
export function keepEndedSession(token: string): void {
  stored.keep([...withoutToken(token), token])
}

/** To be called once the server has heard of it. */
export function forgetEndedSession(token: string): void {
  stored.keep(withoutToken(token))
}
