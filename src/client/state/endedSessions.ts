import * as v from 'valibot'
import { readStorage, removeFromStorage, writeStorage } from './safeStorage'

// Not the cookie, and never put back into it: such a token signs no one in here.
const KEY = 'tablee.endedSessions'

const storedTokens = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/** Tokens of sessions that were ended in this browser, of which the server has not heard yet. */
export function readEndedSessions(): readonly string[] {
  const result = v.safeParse(storedTokens, readStorage('localStorage', KEY).value)
  return result.success ? result.output : []
}

/** Without storage a session that ends without a line runs on until its 45 days are over. */
export const keepEndedSession = (token: string): void =>
  write([...readEndedSessions().filter((other) => other !== token), token])

/** To be called once the server has heard of it. */
export const forgetEndedSession = (token: string): void =>
  write(readEndedSessions().filter((other) => other !== token))

function write(tokens: readonly string[]): void {
  if (tokens.length === 0) removeFromStorage('localStorage', KEY)
  else writeStorage('localStorage', KEY, JSON.stringify(tokens))
}
