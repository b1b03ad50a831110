import { instantAt, parisTime, toInstant, type Day } from './calendar'

const atNoon = (day: Day) => instantAt(day, '12:00')
const inFrench = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', ...options })

const longDay = inFrench({ weekday: 'long', day: 'numeric', month: 'long' })
const longDayWithYear = inFrench({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const shortDay = inFrench({ weekday: 'short', day: 'numeric', month: 'short' })

// French writes the first of a month as an ordinal, whatever the version of the locale data does.
const withOrdinal = (text: string) => text.replace(/(^|\s)1(?=\s)/, '$11er')

/** `mardi 24 novembre`. */
export const formatDay = (day: Day): string => withOrdinal(longDay.format(atNoon(day)))

/** `mardi 24 novembre 2026`. */
export const formatDayWithYear = (day: Day): string =>
  withOrdinal(longDayWithYear.format(atNoon(day)))

/** `mar. 24 nov.`. */
export const formatShortDay = (day: Day): string => withOrdinal(shortDay.format(atNoon(day)))

/** The Paris hour of an instant, `12 h 30`, `8 h 00`, with no-break spaces. */
export function formatHour(instant: Date | string): string {
  const [hours = '', minutes = ''] = parisTime(toInstant(instant)).split(':')
  return `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** A slot, `12 h 00 – 12 h 30`. */
export const formatSlot = (start: Date | string, end: Date | string): string =>
  `${formatHour(start)} – ${formatHour(end)}`
