const DAY = 24 * 3600_000

/** How long what is no longer needed stays, milliseconds. docs/rules/privacy.md#periods */
export const PERIODS = {
  paymentEvents: 90 * DAY,
  mails: 30 * DAY,
  carts: 30 * DAY,
  requests: 365 * DAY,
  rateLimits: DAY,
} as const
