import type { Random } from './geometry/seededRandom'
import type { LaidDish } from './layDish'
import { moved } from './pen'

type Seat = { x: number; y: number; width: number; height: number }

type Table = { drawing: string; view: number; foot: null }

const GAP = 14
const ROUNDS = 240
/** Of so many ways to lay the table, the closest one is taken. */
const TRIES = 24

/** The dishes of a menu side by side on one table, all at one scale. */
export function spreadTable(dishes: readonly LaidDish[], random: Random): Table {
  const tables = Array.from({ length: TRIES }, () => tableOf(dishes, seatsOf(dishes, random)))
  return tables.reduce((best, next) => (next.view < best.view ? next : best))
}

function tableOf(dishes: readonly LaidDish[], seats: readonly Seat[]): Table {
  const left = Math.min(...seats.map(({ x, width }) => x - width / 2))
  const right = Math.max(...seats.map(({ x, width }) => x + width / 2))
  const top = Math.min(...seats.map(({ y, height }) => y - height / 2))
  const bottom = Math.max(...seats.map(({ y, height }) => y + height / 2))
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const drawing = dishes
    .map((dish, at) => moved(dish.drawing, (seats[at]?.x ?? 0) - x, (seats[at]?.y ?? 0) - y))
    .join('')
  return { drawing, view: Math.max(right - left, ((bottom - top) * 4) / 3) * 1.02, foot: null }
}

/** They start in a ring, are drawn to the middle, and push each other away until none touches another. */
function seatsOf(dishes: readonly LaidDish[], random: Random): Seat[] {
  const start = random() * 2 * Math.PI
  const seats = dishes.map(({ width, height }, at) => {
    const angle = start + (at / dishes.length) * 2 * Math.PI
    return {
      x: 500 * Math.cos(angle),
      y: 330 * Math.sin(angle),
      width: width + GAP,
      height: height + GAP,
    }
  })
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const seat of seats) {
      seat.x *= 0.985
      seat.y *= 0.975
    }
    // Twice, so that what one push has shoved into a third is freed as well.
    pushApart(seats)
    pushApart(seats)
  }
  for (let round = 0; round < 60; round += 1) pushApart(seats)
  return seats
}

function pushApart(seats: readonly Seat[]): void {
  seats.forEach((one, at) => {
    for (const other of seats.slice(at + 1)) {
      const dx = (one.width + other.width) / 2 - Math.abs(one.x - other.x)
      const dy = (one.height + other.height) / 2 - Math.abs(one.y - other.y)
      if (dx <= 0 || dy <= 0) continue
      if (dx < dy) {
        const by = (one.x <= other.x ? -dx : dx) / 2
        one.x += by
        other.x -= by
      } else {
        const by = (one.y <= other.y ? -dy : dy) / 2
        one.y += by
        other.y -= by
      }
    }
  })
}
