import { contains, type Point, type Polygon } from './polygon'
import { between, type Random } from './seededRandom'

const ROUNDS = 9
const GRAIN = 26

/** Where `count` pieces lie in a shape so that each has as much room as the others (Lloyd's rounds over a raster). */
export function spread(shape: Polygon, count: number, random: Random): Point[] {
  const ground = raster(shape, random)
  if (ground.length === 0) return []
  let places = Array.from(
    { length: count },
    (_, at) => ground[Math.floor(((at + random()) / count) * ground.length)] ?? { x: 0, y: 0 },
  )
  for (let round = 0; round < ROUNDS; round += 1) places = middles(ground, places)
  return places.sort((one, other) => one.y - other.y)
}

function raster(shape: Polygon, random: Random): Point[] {
  const xs = shape.map(({ x }) => x)
  const ys = shape.map(({ y }) => y)
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  const step = Math.max(right - left, bottom - top) / GRAIN
  const points: Point[] = []
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) {
      const point = { x: x + between(random, 0, step), y: y + between(random, 0, step) }
      if (contains(shape, point)) points.push(point)
    }
  }
  return points
}

function middles(ground: readonly Point[], places: readonly Point[]): Point[] {
  const sums = places.map(() => ({ x: 0, y: 0, count: 0 }))
  const xs = Float64Array.from(places.map(({ x }) => x))
  const ys = Float64Array.from(places.map(({ y }) => y))
  for (const point of ground) {
    const sum = sums[nearest(xs, ys, point)]
    if (!sum) continue
    sum.x += point.x
    sum.y += point.y
    sum.count += 1
  }
  return sums.map(({ x, y, count }, at) =>
    count === 0 ? (places[at] ?? { x: 0, y: 0 }) : { x: x / count, y: y / count },
  )
}

/** Found once: a test takes longer to find a global than to compare a distance. */
const FARTHEST = Infinity

// Plain loops here and in polygon.ts, and here over plain numbers: laying plates does little else.
function nearest(xs: Float64Array, ys: Float64Array, { x, y }: Point): number {
  let found = 0
  let least = FARTHEST
  for (let at = 0; at < xs.length; at += 1) {
    const distance = ((xs[at] ?? 0) - x) ** 2 + ((ys[at] ?? 0) - y) ** 2
    if (distance >= least) continue
    found = at
    least = distance
  }
  return found
}
