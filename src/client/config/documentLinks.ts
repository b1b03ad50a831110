import { MINUTE_MS } from '#domain/time/durations'

/** The addresses of an order's documents hold five minutes: a page that shows them asks for others before. */
export const LINKS_RENEWED_EVERY_MS = 4 * MINUTE_MS
