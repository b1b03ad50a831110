import { TZDateMini } from '@date-fns/tz'
import { holidaysOf } from './holidays'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'

/** A calendar day in Europe/Paris, `2026-11-24`. Days compare as strings. */
export type Day = string

export type BusinessDayStatus = 'openWithSales' | 'openWithoutSales' | 'closed'

/** The time zone of every rule about days and hours. docs/rules/time.md#paris */
export const PARIS = 'Europe/Paris'
/** From this Paris hour on, the first offered day is the next one. docs/rules/time.md#cut-off */
const CLOSING_HOUR = 17

const two = (n: number) => String(n).padStart(2, '0')
const utcOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The instant of a `Date` or of an ISO string. Error: RangeError when it is not one. */
export function toInstant(value: Date | string): Date {
  const instant = new Date(value)
  if (Number.isNaN(instant.getTime())) throw new RangeError(`Not an instant: ${String(value)}`)
  return instant
}

/** Whether the text is a calendar day that exists, `2026-02-28`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const ms = utcOf(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** Whether the text is a day of this century: the database has no year 0, and no delivery is far from now. */
export const isDeliveryDay = (text: string): boolean => isDay(text) && text.startsWith('20')

/** What the clocks in Paris show at an instant, `2026-11-24T12:00:00`, as the day and the hour of UTC. */
const inParis = (instant: Date) =>
  new Date(instant.getTime() + offsetMinutes(instant) * MINUTE_MS).toISOString().slice(0, 19)

/** The Paris calendar day of an instant. */
export const parisDay = (instant: Date): Day => inParis(instant).slice(0, 10)

/** The Paris wall-clock time of an instant, `HH:mm`, seconds left out. */
export const parisTime = (instant: Date): string => inParis(instant).slice(11, 16)

/** Whether two instants are at the same time of day in Paris. */
export const isSameHour = (one: Date | string, other: Date | string): boolean =>
  parisTime(toInstant(one)) === parisTime(toInstant(other))

/**
 * The instant of a Paris wall-clock time (`HH:mm`). A time that the change to summer time leaves out moves one hour on;
 * of a time that comes twice in autumn, it is the first. Error: RangeError when day or time does not exist.
 */
export function instantAt(day: Day, time: string): Date {
  const match = /^(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/.exec(time)
  if (!isDay(day) || !match) throw new RangeError(`Not a Paris time: ${day} ${time}`)
  const wallClock = utcOf(day) + (Number(match[1] ?? 24) * 60 + Number(match[2] ?? 0)) * MINUTE_MS
  // Paris is ahead of UTC, so an hour's difference between both guesses means a clock change in between.
  const summer = new Date(wallClock - 2 * HOUR_MS)
  return offsetMinutes(summer) === 120 ? summer : new Date(wallClock - HOUR_MS)
}

/** Minutes that Paris is ahead of UTC at an instant: 60 or 120. */
function offsetMinutes(instant: Date): number {
  const hour = Math.floor(instant.getTime() / HOUR_MS)
  const known = offsets.get(hour)
  if (known !== undefined) return known
  const offset = -new TZDateMini(instant, PARIS).getTimezoneOffset()
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(hour, offset)
  return offset
}

/** By hour, since clocks change at full hours. To look the zone up takes long, and a list of days does it for hundreds of slots. */
const offsets = new Map<number, number>()

/** More than a year of hours; a caller who reads day after day must not fill the memory. */
const MAX_OFFSETS = 10_000

/** An instant as ISO 8601 with the Paris offset, `2026-11-24T12:00:00+01:00`. Milliseconds are cut. */
export function toIso(instant: Date): string {
  return `${inParis(instant)}+${two(offsetMinutes(instant) / 60)}:00`
}

/** The day `count` calendar days later (earlier when negative). Error: RangeError when the day does not exist. */
export function addDays(day: Day, count: number): Day {
  return new Date(utcOf(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: Day): number {
  return new Date(utcOf(day)).getUTCDay()
}

/** The Monday of the day's week. docs/rules/time.md#weeks */
export function startOfWeek(day: Day): Day {
  return addDays(day, -((weekday(day) + 6) % 7))
}

/** Whether the day is one of the eleven French public holidays. */
export function isPublicHoliday(day: Day): boolean {
  return holidaysOf(Number(day.slice(0, 4))).includes(day)
}

/** Monday to Friday sell, Saturday does not, Sunday and public holidays are closed. docs/rules/time.md#business-days */
export function businessDayStatus(day: Day): BusinessDayStatus {
  const number = weekday(day)
  if (number === 0 || isPublicHoliday(day)) return 'closed'
  return number === 6 ? 'openWithoutSales' : 'openWithSales'
}

/** Whether it is 17:00 or later in Paris, when today is no longer the first day offered. */
function isTodayOver(now: Date): boolean {
  return parisTime(now) >= `${CLOSING_HOUR}:00`
}

/** The instant from which on a day takes no order for itself any more. docs/rules/time.md#cut-off */
export const closingTime = (day: Day): Date => instantAt(day, `${CLOSING_HOUR}:00`)

/** The first day from `day` on that sells, `day` included. */
export function firstSellingDay(day: Day): Day {
  return businessDayStatus(day) === 'openWithSales' ? day : firstSellingDay(addDays(day, 1))
}

/** The first day offered: today until 17:00, else from tomorrow on; the first that sells. docs/rules/time.md#cut-off */
export function firstOfferedDay(now: Date): Day {
  const today = parisDay(now)
  return firstSellingDay(isTodayOver(now) ? addDays(today, 1) : today)
}

/** How many days ahead orders are taken. docs/rules/orders.md#days */
export const ORDER_HORIZON_DAYS = 90

/**
 * Why a day is not offered for delivery, or null when it is: before the first offered day, from 17:00 on today's too
 * (`TOO_LATE`), or beyond the horizon (`TOO_FAR_AHEAD`). docs/rules/orders.md#days
 */
export function dayRefusal(day: Day, now: Date): 'TOO_LATE' | 'TOO_FAR_AHEAD' | null {
  if (day < firstOfferedDay(now)) return 'TOO_LATE'
  return day > addDays(parisDay(now), ORDER_HORIZON_DAYS) ? 'TOO_FAR_AHEAD' : null
}

/** Tomorrow from Monday to Thursday, Monday from Friday to Sunday; holidays do not count. docs/rules/time.md#the-next-business-day */
export function nextBusinessDay(now: Date): Day {
  const today = parisDay(now)
  const number = weekday(today)
  return number >= 1 && number <= 4 ? addDays(today, 1) : addDays(startOfWeek(today), 7)
}

const atNoon = (day: Day) => instantAt(day, '12:00')

// Made when first used: each costs a slow phone some ten milliseconds.
function inFrench(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (instant: Date) =>
    (format ??= new Intl.DateTimeFormat('fr-FR', { timeZone: PARIS, ...options })).format(instant)
}

const longDay = inFrench({ weekday: 'long', day: 'numeric', month: 'long' })
const longDayWithYear = inFrench({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const longWeekday = inFrench({ weekday: 'long' })
const shortDay = inFrench({ weekday: 'short', day: 'numeric', month: 'short' })

// French writes the first of a month as an ordinal, whatever the version of the locale data does. A number alone at a line's end is no date.
const asWritten = (text: string) =>
  text.replace(/(^|\s)1(?=\s)/, '$11er').replace(/(\d(?:er)?)\s/, '$1\u00a0')

/** `mardi 24 novembre`, whose number and month no line's end parts. */
export const formatDay = (day: Day): string => asWritten(longDay(atNoon(day)))

/** `mardi`. */
export const formatWeekday = (day: Day): string => longWeekday(atNoon(day))

/** The Paris day of an instant, `mardi 24 novembre`. Error: RangeError when it is not one. */
export const formatDayOf = (instant: Date | string): string =>
  formatDay(parisDay(toInstant(instant)))

/** `mardi 24 novembre 2026`. */
export const formatDayWithYear = (day: Day): string => asWritten(longDayWithYear(atNoon(day)))

/** `mar. 24 nov.`. */
export const formatShortDay = (day: Day): string => asWritten(shortDay(atNoon(day)))

/** A wall-clock time, `08:00`, as one reads it: `8 h 00`, with no-break spaces. */
export function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)}\u00a0h\u00a0${minutes}`
}

/** The Paris hour of an instant, `12 h 30`, `8 h 00`, with no-break spaces. */
export const formatHour = (instant: Date | string): string =>
  formatTime(parisTime(toInstant(instant)))

/** A moment in Paris, `mardi 24 novembre 2026 à 12 h 30`. */
export const formatMoment = (instant: Date | string): string =>
  `${formatDayWithYear(parisDay(toInstant(instant)))} à\u00a0${formatHour(instant)}`

/** A slot, `12 h 00 – 12 h 30`. */
export const formatSlot = (start: Date | string, end: Date | string): string =>
  `${formatHour(start)} – ${formatHour(end)}`
