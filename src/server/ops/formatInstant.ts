import { formatDayOf, formatHour } from '#domain/time/calendar'

/** `mardi 24 novembre 12 h 30`, in Paris. */
export const formatInstant = (instant: Date): string =>
  `${formatDayOf(instant)} ${formatHour(instant)}`
