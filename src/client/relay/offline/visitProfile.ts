import { readSessionToken } from '../../services/sessionCookie'

type Data = Record<string, unknown>
type Seen = { token: string; profile: unknown }

/** What all others ask of a profile is a part of what it asks. */
const LIST = 'shopScreenQuery'

/** By the operation that it came with, the latest last. Nothing of it outlives the session or the visit. */
const seen = new Map<string, Seen>()

/** Remembers the profile that a session was given with its list, if the session has not ended meanwhile. */
export function rememberProfile(operationName: string, token: string | null, data: Data): void {
  const profile = data['getCustomerProfile']
  if (!profile || token === null || token !== readSessionToken()) return
  seen.delete(operationName)
  seen.set(operationName, { token, profile })
}

/**
 * A kept response with the profile that this visit has seen, in the place of the one that is not kept: without it a company's
 * cart would lose its discount in a tunnel, and the page that is left a customer whom it still shows.
 */
export function withProfile(operationName: string, token: string | null, data: Data): Data {
  if (data['getCustomerProfile'] !== null) return data
  const last = [...seen].filter(([from]) => from === operationName || from === LIST).at(-1)?.[1]
  return last && last.token === token ? { ...data, getCustomerProfile: last.profile } : data
}

export const forgetProfile = (): void => seen.clear()
