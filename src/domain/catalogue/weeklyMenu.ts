import { addDays, businessDayStatus, type Day } from '../time/calendar'
import { mondayOf } from '../time/weeks'
import type { ProductCategory } from './categories'
import { DAY_MS } from '../time/durations'

/** How many trays a day puts forward. Each is a whole meal, its dessert included. */
const TRAYS_A_DAY = 3

const WEEK_MS = 7 * DAY_MS
const DAYS = [0, 1, 2, 3, 4] as const

type Dish = { category: ProductCategory; lineLevel: number }

export type MenuDay<T> = { day: Day; dishes: T[] }

/**
 * The trays that each selling day of a week puts forward: the catalogue in its order, three further each day, so that
 * a week repeats as little as the catalogue allows and everybody reads the same menu. Null for no week.
 */
export function weeklyMenu<T extends Dish>(
  week: string,
  products: readonly T[],
): MenuDay<T>[] | null {
  const monday = mondayOf(week)
  if (monday === null) return null
  const trays = products
    .filter(({ category }) => category === 'Box')
    .sort((a, b) => a.lineLevel - b.lineLevel)
  const weeksSoFar = Math.round(Date.parse(`${monday}T00:00:00Z`) / WEEK_MS)
  return DAYS.map((offset) => ({ day: addDays(monday, offset), turn: weeksSoFar * 5 + offset }))
    .filter(({ day }) => businessDayStatus(day) === 'openWithSales')
    .map(({ day, turn }) => ({ day, dishes: traysOf(trays, turn) }))
}

const traysOf = <T>(trays: readonly T[], turn: number): T[] =>
  Array.from(
    { length: Math.min(TRAYS_A_DAY, trays.length) },
    (_, index) => trays[(turn * TRAYS_A_DAY + index) % trays.length],
  ).filter((tray) => tray !== undefined)
