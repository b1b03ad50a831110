import { addDays, formatDay, type Day } from '../time/calendar'

/** A day as one says it today: `aujourd’hui`, `mercredi` within a week, `mercredi 2 décembre` later. */
export function formatNearDay(day: Day, today: Day): string {
  if (day === today) return 'aujourd’hui'
  const [weekday = ''] = formatDay(day).split(' ')
  return day > today && day < addDays(today, 7) ? weekday : formatDay(day)
}
