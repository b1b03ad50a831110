import { DAY_MS } from '#domain/time/durations'

/** How long what is no longer needed stays, milliseconds. docs/rules/privacy.md#periods */
export const PERIODS = {
  paymentEvents: 90 * DAY_MS,
  mails: 30 * DAY_MS,
  /** Of mails that were given up. */
  unsentWords: 7 * DAY_MS,
  carts: 30 * DAY_MS,
  requests: 365 * DAY_MS,
  rateLimits: DAY_MS,
  unpaidCallers: DAY_MS,
} as const
