/** When the measured shops live, and the day that is ordered for. */
export const CLOCK_NOW = '2026-11-24T10:00:00+01:00'
export const DAY = '2026-11-25'
