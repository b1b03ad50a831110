import { formatISO, parseISO } from 'date-fns'
import type { Day } from '#domain/time/calendar'

// The calendar thinks in local dates; a day is the same day wherever the browser stands.
export const toDate = (day: Day): Date => parseISO(day)
export const toDay = (date: Date): Day => formatISO(date, { representation: 'date' })
