import { formatDayWithYear, type Day } from '#domain/time/calendar'

/** `24 novembre 2026`: documents say the date without the day of the week. */
export const formatDate = (day: Day): string => formatDayWithYear(day).replace(/^\S+ /, '')
