import * as v from 'valibot'
import { storefrontForPath } from '#domain/catalogue/storefronts'
import { isShopPath } from '#domain/site/routes'
import { toIso } from '#domain/time/calendar'
import { paths } from '../../config/paths'
import { clock } from '../../services/clock'
import { tellKeptResponse } from '../../services/connection'
import { setOfflinePages } from '../../services/offlinePages'
import { readSessionToken } from '../../services/sessionCookie'
import { forgetOffline, hasCaches, OFFLINE_CACHE } from './forgetOffline'
import { choicesOf, keptPart, slotServing, type KeptSlot } from './keptParts'

const entrySchema = v.object({
  /** Digests: neither the token of a session nor that of an order's link is written down. */
  account: v.string(),
  choices: v.string(),
  keptAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Which list, or which order: what says whether a page can be opened without a connection. */
  about: v.nullable(v.string()),
  data: v.record(v.string(), v.unknown()),
})

type Entry = v.InferOutput<typeof entrySchema>
type Operation = { operationName: string; variables: Readonly<Record<string, unknown>> }

const addressOf = (slot: KeptSlot) => `/hors-ligne/${slot}`

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function aboutOf(slot: KeptSlot, { lineId, orderId }: Operation['variables']): string | null {
  const about = { list: lineId, tracking: orderId, page: null }[slot]
  return typeof about === 'string' ? about : null
}

/** The same for the same choices, in whatever order they were written. */
const digestOf = (slot: KeptSlot, variables: Operation['variables']) =>
  digest(
    JSON.stringify(Object.entries(choicesOf(slot, variables)).sort(([a], [b]) => (a < b ? -1 : 1))),
  )

/** Keeps what is worth it of a response that the session of `token` was given, in place of the one before. */
export async function keepOffline(
  { operationName, variables }: Operation,
  response: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<void> {
  const kept = keptPart(operationName, response)
  if (!kept || !hasCaches()) return
  const entry: Entry = {
    account: await digest(token ?? ''),
    choices: await digestOf(kept.slot, variables),
    keptAt: toIso(clock.now()),
    about: aboutOf(kept.slot, variables),
    data: kept.data,
  }
  const cache = await caches.open(OFFLINE_CACHE)
  // The session may have ended since the response came: before this is written, or while it is.
  if (readSessionToken() !== token) return forgetOffline()
  await cache.put(addressOf(kept.slot), new Response(JSON.stringify(entry)))
  if (readSessionToken() !== token) return forgetOffline()
  await tellOfflinePages()
}

/** Tells which pages can be opened without a connection. */
async function tellOfflinePages(): Promise<void> {
  const [list, tracking] = await Promise.all([readEntry('list'), readEntry('tracking')])
  setOfflinePages((pathname) => {
    if (isShopPath(pathname)) return storefrontForPath(pathname).lineId === list?.about
    if (pathname === paths.cart.build()) return list !== null
    return tracking !== null && pathname.split('/')[2] === tracking.about
  })
}

/** What is kept for the session that is open; another one's is taken away. */
async function readEntry(slot: KeptSlot): Promise<Entry | null> {
  const cache = await caches.open(OFFLINE_CACHE)
  const stored: unknown = await (await cache.match(addressOf(slot)))?.json()
  const entry = v.safeParse(entrySchema, stored)
  if (!entry.success) return null
  if (entry.output.account === (await digest(readSessionToken() ?? ''))) return entry.output
  await forgetOffline()
  return null
}

/** What is kept for these choices and this session; null when it is something else. */
export async function findOffline({
  operationName,
  variables,
}: Operation): Promise<Record<string, unknown> | null> {
  const slot = slotServing(operationName)
  if (slot === undefined || !hasCaches()) return null
  const entry = await readEntry(slot)
  if (entry?.choices !== (await digestOf(slot, variables))) return null
  if (slot !== 'page') tellKeptResponse(entry.keptAt)
  await tellOfflinePages()
  return entry.data
}
