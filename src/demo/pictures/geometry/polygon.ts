/** Millimetres, the middle of a zone at 0 0. */
export type Point = { x: number; y: number }
export type Polygon = readonly Point[]

const pairs = (polygon: Polygon): [Point, Point][] =>
  polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] ?? point])

/** Square millimetres; positive whichever way round it is walked. */
export const areaOf = (polygon: Polygon): number => Math.abs(signedArea(polygon))

function signedArea(polygon: Polygon): number {
  const [first] = polygon
  if (!first) return 0
  let sum = 0
  let a = first
  for (let at = 1; at <= polygon.length; at += 1) {
    const b = polygon[at] ?? first
    sum = sum + a.x * b.y - b.x * a.y
    a = b
  }
  return sum / 2
}

/** The centre of gravity. */
export function centreOf(polygon: Polygon): Point {
  const area = signedArea(polygon)
  const first = polygon[0] ?? { x: 0, y: 0 }
  if (Math.abs(area) < 1e-9) return first
  let [x, y] = [0, 0]
  let a = first
  for (let at = 1; at <= polygon.length; at += 1) {
    const b = polygon[at] ?? first
    const weight = a.x * b.y - b.x * a.y
    x += (a.x + b.x) * weight
    y += (a.y + b.y) * weight
    a = b
  }
  return { x: x / (6 * area), y: y / (6 * area) }
}

/** The same shape with another area, about its centre of gravity. */
export function scaledToArea(polygon: Polygon, area: number): Polygon {
  const own = areaOf(polygon)
  if (own === 0) return polygon
  const factor = Math.sqrt(area / own)
  const { x, y } = centreOf(polygon)
  return polygon.map((point) => ({ x: x + (point.x - x) * factor, y: y + (point.y - y) * factor }))
}

/** What of a convex polygon lies where `a x + b y <= c`. */
export function clip(polygon: Polygon, a: number, b: number, c: number): Polygon {
  const kept: Point[] = []
  const [first] = polygon
  if (!first) return kept
  const depth = ({ x, y }: Point) => c - a * x - b * y
  let from = first
  let start = depth(from)
  for (let at = 1; at <= polygon.length; at += 1) {
    const to = polygon[at] ?? first
    const end = depth(to)
    if (start >= 0) kept.push(from)
    if (start >= 0 !== end >= 0) {
      const way = start / (start - end)
      kept.push({ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way })
    }
    from = to
    start = end
  }
  return kept
}

export function contains(polygon: Polygon, { x, y }: Point): boolean {
  let isInside = false
  let a = polygon[polygon.length - 1]
  for (const b of polygon) {
    if (a && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) {
      isInside = !isInside
    }
    a = b
  }
  return isInside
}

/** Corners cut twice, so that a heap of food has none. */
export function rounded(polygon: Polygon, times = 2): Polygon {
  if (times === 0) return polygon
  const part = (from: Point, to: Point, way: number) => ({
    x: from.x + (to.x - from.x) * way,
    y: from.y + (to.y - from.y) * way,
  })
  const cut = pairs(polygon).flatMap(([from, to]) => [part(from, to, 0.25), part(from, to, 0.75)])
  return rounded(cut, times - 1)
}

/** Points along an ellipse, the first at the right. */
export const ellipse = (rx: number, ry: number, count = 40): Polygon =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI
    return { x: rx * Math.cos(turn), y: ry * Math.sin(turn) }
  })

export const rectangle = (width: number, height: number): Polygon => [
  { x: -width / 2, y: -height / 2 },
  { x: width / 2, y: -height / 2 },
  { x: width / 2, y: height / 2 },
  { x: -width / 2, y: height / 2 },
]

/** Along which way a shape is longest, in degrees from -90 to 90, and how much longer than wide. */
export function lengthOf(polygon: Polygon): { degrees: number; ratio: number } {
  const centre = centreOf(polygon)
  let [xx, yy, xy] = [0, 0, 0]
  for (const point of polygon) {
    const [x, y] = [point.x - centre.x, point.y - centre.y]
    xx += x * x
    yy += y * y
    xy += x * y
  }
  const half = Math.hypot((xx - yy) / 2, xy)
  const middle = (xx + yy) / 2
  return {
    degrees: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI),
    ratio: Math.sqrt((middle + half) / Math.max(middle - half, 1e-6)),
  }
}
