import { addDays, formatDay, parisDay, startOfWeek, type Day } from './calendar'

/** An ISO week, `2026-W48`: it starts on a Monday and belongs to the year of its Thursday. Weeks compare as strings. */
export type Week = string

/** How many weeks of menus can be had: this one and those that follow. */
const PUBLISHED_WEEKS = 4

const MS_PER_DAY = 86_400_000
const utc = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The ISO week of a day. */
export function weekOf(day: Day): Week {
  const thursday = addDays(startOfWeek(day), 3)
  const year = thursday.slice(0, 4)
  const daysBefore = Math.round((utc(thursday) - utc(`${year}-01-01`)) / MS_PER_DAY)
  return `${year}-W${String(Math.floor(daysBefore / 7) + 1).padStart(2, '0')}`
}

/** The Monday of a week, or null when the text names no week that exists (`2026-W54`). */
export function mondayOf(week: string): Day | null {
  const [, year, number] = /^(\d{4})-W(\d{2})$/.exec(week) ?? []
  if (year === undefined || number === undefined) return null
  // The fourth of January is always in the first week.
  const monday = addDays(startOfWeek(`${year}-01-04`), (Number(number) - 1) * 7)
  return weekOf(monday) === week ? monday : null
}

/** The working days of a week that exists: `Du lundi 23 au vendredi 27 novembre`; the text itself for no week. */
export function formatWeek(week: Week): string {
  const monday = mondayOf(week)
  if (monday === null) return week
  const friday = addDays(monday, 4)
  const isOneMonth = monday.slice(0, 7) === friday.slice(0, 7)
  const from = isOneMonth ? formatDay(monday).replace(/ \S+$/, '') : formatDay(monday)
  return `Du ${from} au ${formatDay(friday)}`
}

/** The weeks whose menu is published, this one first. */
export const publishedWeeks = (now: Date): Week[] =>
  Array.from({ length: PUBLISHED_WEEKS }, (_, index) => weekOf(addDays(parisDay(now), index * 7)))
