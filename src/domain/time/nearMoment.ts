import {
  addDays,
  formatDay,
  formatHour,
  formatWeekday,
  parisDay,
  parisTime,
  type Day,
} from './calendar'

/** Within a week from today the weekday alone says which day. */
const isWithinWeek = (day: Day, today: Day) => day >= today && day < addDays(today, 7)

/** A day as one says it today: `aujourd’hui`, `mercredi` within a week, `mercredi 2 décembre` later. */
export function formatNearDay(day: Day, today: Day): string {
  if (day === today) return 'aujourd’hui'
  return isWithinWeek(day, today) ? formatWeekday(day) : formatDay(day)
}

/**
 * `17 h` today, `mardi 17 h` within a week, `mardi 15 décembre à 9 h 30` beyond, with no-break spaces in the hour; midnight
 * belongs to the day that it ends: `mardi minuit`.
 */
export function formatDeadline(deadline: Date, now: Date): string {
  const isMidnight = parisTime(deadline) === '00:00'
  const day = isMidnight ? addDays(parisDay(deadline), -1) : parisDay(deadline)
  const hour = isMidnight ? 'minuit' : shortHour(deadline)
  const today = parisDay(now)
  if (day === today) return hour
  return isWithinWeek(day, today)
    ? `${formatWeekday(day)} ${hour}`
    : `${formatDay(day)} à\u00a0${hour}`
}

/** `17 h`, `9 h 30`: full hours without minutes. */
function shortHour(instant: Date): string {
  const [hours = '', minutes = ''] = parisTime(instant).split(':')
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`
}

/** `12 h 00` today, `le mardi 24 novembre à 12 h 00` on any other day. */
export function formatUntil(end: Date, now: Date): string {
  const day = parisDay(end)
  return day === parisDay(now) ? formatHour(end) : `le ${formatDay(day)} à\u00a0${formatHour(end)}`
}
