import { createClock, type Clock } from '#domain/time/clock'
import {
  aheadByKeptPage,
  aheadByPage,
  aheadByResponse,
  instantOrNull,
  readServerTime,
  SERVER_TIME_METRIC,
} from '#domain/time/serverTime'
import { readPageState } from '../config/pageState'
import { readStorage, removeFromStorage, writeStorage } from './safeStorage'
import { currentRendering } from './rendering'

const machine = createClock()

let source: Clock | undefined
let other: Clock | null = null
/** Milliseconds that the server is ahead of this machine. */
let ahead: number | undefined

function setAhead(milliseconds: number) {
  ahead = milliseconds
  source = createClock({ offsetMs: milliseconds })
  return source
}

const KEY = 'tablee.clock'

/** For a visit without a connection. A clock that is right keeps nothing. */
function keepAhead(milliseconds: number) {
  if (milliseconds === 0) removeFromStorage('localStorage', KEY)
  else writeStorage('localStorage', KEY, String(milliseconds))
}

/** What an earlier visit heard from the server. */
const readAhead = (): number => Number(readStorage('localStorage', KEY).value) || 0

function hearAhead(milliseconds: number) {
  keepAhead(milliseconds)
  return setAhead(milliseconds)
}

function serverClock(): Clock {
  if (source) return source
  const told = toldByPage()
  return told === null ? setAhead(withoutHeader()) : hearAhead(told)
}

/** By the header that came with the page; that of an earlier visit tells its time. */
function toldByPage(): number | null {
  const [page] = performance.getEntriesByType?.('navigation') ?? []
  if (typeof document === 'undefined' || !isNavigation(page)) return null
  if (window.tableeIsOutOfHistory) return null
  const metric = page.serverTiming?.find(({ name }) => name === SERVER_TIME_METRIC)
  const told = instantOrNull(metric?.description ?? '')
  const elapsedMs = performance.now() - page.responseStart
  return told && aheadByPage(told, elapsedMs, machine.now(), readAhead())
}

// Older browsers know no such class, or no header of the page.
const isNavigation = (
  entry: PerformanceEntry | undefined,
): entry is Pick<PerformanceNavigationTiming, 'responseStart'> &
  PerformanceEntry & { serverTiming?: readonly PerformanceServerTiming[] } =>
  entry !== undefined && 'responseStart' in entry

/** A page that was kept tells no time, but was written before now: it moves a clock that is behind it. */
function withoutHeader(): number {
  const written = instantOrNull(readPageState()?.now ?? '')
  return aheadByKeptPage(written, readAhead(), machine.now())
}

/** What a response that no cache has kept says of the server's time. */
export function hearServerTime(header: string | null) {
  const told = readServerTime(header)
  if (!told) return
  serverClock()
  const heard = aheadByResponse(told, machine.now(), ahead ?? 0)
  if (heard !== ahead) hearAhead(heard)
}

/** The server's time, so that a wrong clock of the PC never moves a delivery. */
export const clock: Clock = {
  now: () => (currentRendering()?.clock ?? other ?? serverClock()).now(),
}

export const now = (): Date => clock.now()

/** Runs the site at another time; null gives the server's back. */
export const setClock = (replacement: Clock | null) => {
  other = replacement
}
