import { addDays, businessDayStatus, type Day } from './calendar'
import { mondayOf } from './weeks'

/** How many of each category a day's suggestions hold, in the order of a meal. */
const COURSES = [
  ['Box', 3],
  ['Dessert', 1],
] as const

const MS_PER_WEEK = 604_800_000
const DAYS = [0, 1, 2, 3, 4] as const

type Dish = { category: string; lineLevel: number }

export type MenuDay<T> = { day: Day; dishes: T[] }

/**
 * The dishes that each selling day of a week puts forward: the catalogue in its order, a few further each day, so that
 * a week repeats as little as the catalogue allows and everybody reads the same menu. Null for no week.
 */
export function weeklyMenu<T extends Dish>(
  week: string,
  products: readonly T[],
): MenuDay<T>[] | null {
  const monday = mondayOf(week)
  if (monday === null) return null
  const weeksSoFar = Math.round(Date.parse(`${monday}T00:00:00Z`) / MS_PER_WEEK)
  return DAYS.map((offset) => ({ day: addDays(monday, offset), turn: weeksSoFar * 5 + offset }))
    .filter(({ day }) => businessDayStatus(day) === 'openWithSales')
    .map(({ day, turn }) => ({
      day,
      dishes: COURSES.flatMap(([category, count]) => turnOf(products, category, count, turn)),
    }))
}

function turnOf<T extends Dish>(
  products: readonly T[],
  category: string,
  count: number,
  turn: number,
): T[] {
  const course = products
    .filter((product) => product.category === category)
    .sort((a, b) => a.lineLevel - b.lineLevel)
  const wanted = Math.min(count, course.length)
  return Array.from(
    { length: wanted },
    (_, index) => course[(turn * count + index) % course.length],
  ).filter((dish) => dish !== undefined)
}
