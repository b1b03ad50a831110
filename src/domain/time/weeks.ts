import { addDays, addWeeks, format, isSameMonth, isValid, parseISO } from 'date-fns'
import { fr } from 'date-fns/locale/fr'
import { parisDay, type Day } from './calendar'

/** An ISO week, `2026-W48`: it starts on a Monday and belongs to the year of its Thursday. Weeks compare as strings. */
export type Week = string

/** How many weeks of menus can be had: this one and those that follow. */
const PUBLISHED_WEEKS = 4

// A day without an hour is the same day in every time zone, so the machine's own will do.
const ISO_WEEK = "RRRR-'W'II"
const ISO_DAY = 'yyyy-MM-dd'
const isoWeek = (date: Date): Week => format(date, ISO_WEEK)
// Of the first of a month, `do` makes « 1er »; of any other day, the figure alone.
const inWords = (date: Date) => format(date, 'EEEE do MMMM', { locale: fr })

/** The ISO week of a day. */
export const weekOf = (day: Day): Week => isoWeek(parseISO(day))

function parseWeek(week: string): Date | null {
  if (!/^\d{4}-W\d{2}$/.test(week)) return null
  const monday = parseISO(week)
  return isValid(monday) && isoWeek(monday) === week ? monday : null
}

/** The Monday of a week, or null when the text names no week that exists (`2026-W54`). */
export function mondayOf(week: string): Day | null {
  const monday = parseWeek(week)
  return monday && format(monday, ISO_DAY)
}

/** The working days of a week that exists: `Du lundi 23 au vendredi 27 novembre`; the text itself for no week. */
export function formatWeek(week: Week): string {
  const monday = parseWeek(week)
  if (monday === null) return week
  const friday = addDays(monday, 4)
  const isOneMonth = isSameMonth(monday, friday)
  const from = isOneMonth ? inWords(monday).replace(/ \S+$/, '') : inWords(monday)
  return `Du ${from} au ${inWords(friday)}`
}

/** The same in the width of a phone's list: `Du 23 au 27 novembre`. */
export const formatWeekDates = (week: Week): string =>
  formatWeek(week).replace(/ (?:lundi|vendredi) /g, ' ')

/** The weeks whose menu is published, this one first. */
export function publishedWeeks(now: Date): Week[] {
  const today = parseISO(parisDay(now))
  return Array.from({ length: PUBLISHED_WEEKS }, (_, index) => isoWeek(addWeeks(today, index)))
}
