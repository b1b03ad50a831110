import { toInstant } from './calendar'

/** The response header that carries the server's time, readable to scripts for the page itself too. */
export const SERVER_TIME_HEADER = 'server-timing'

/** The metric of that header. */
export const SERVER_TIME_METRIC = 'clock'

/** The value of the header at an instant: `clock;desc="2026-11-24T09:00:00.000Z"`. docs/rules/time.md#one-clock */
export const writeServerTime = (now: Date): string =>
  `${SERVER_TIME_METRIC};desc="${now.toISOString()}"`

/** The instant in a header's value, among other metrics; null when there is none that can be read. docs/rules/time.md#one-clock */
export function readServerTime(header: string | null): Date | null {
  const text = new RegExp(`(?:^|,)\\s*${SERVER_TIME_METRIC};desc="([^"]*)"`).exec(header ?? '')?.[1]
  return text === undefined ? null : instantOrNull(text)
}

/** The instant that a text is, or null. */
export function instantOrNull(text: string): Date | null {
  try {
    return toInstant(text)
  } catch {
    return null
  }
}

/** How old a page may be when a shared cache hands it out, and two seconds for its way. */
const MAX_AGE_OF_A_PAGE_MS = 12_000
/** What a response's way through the network may take without a clock being wrong. */
const MAX_WAY_MS = 2_000

/**
 * Milliseconds that the server is ahead of the machine's clock, from a page that had the server's time `elapsedMs` ago.
 * A cached page has an old time. So a difference that the age of a page explains is ignored: the clock counts as right,
 * or as `known` from an earlier visit. docs/rules/time.md#one-clock
 */
export function aheadByPage(told: Date, elapsedMs: number, machine: Date, known: number): number {
  const ahead = told.getTime() + elapsedMs - machine.getTime()
  const isExplainedByAge = (other: number) =>
    other >= ahead && other - ahead <= MAX_AGE_OF_A_PAGE_MS
  return [0, known].find(isExplainedByAge) ?? ahead
}

/**
 * The same from a stored page without a time: what was known at an earlier visit, but never before the page was
 * written. docs/rules/time.md#one-clock
 */
export const aheadByKeptPage = (written: Date | null, known: number, machine: Date): number =>
  written === null ? known : Math.max(known, written.getTime() - machine.getTime())

/**
 * The same from a response that no cache has stored: it corrects `known` when the difference is more than network
 * delay. docs/rules/time.md#one-clock
 */
export function aheadByResponse(told: Date, machine: Date, known: number): number {
  const ahead = told.getTime() - machine.getTime()
  return Math.abs(ahead - known) > MAX_WAY_MS ? ahead : known
}
