import {
  areaOf,
  centreOf,
  lengthOf,
  rounded,
  scaledToArea,
  type Point,
  type Polygon,
} from './geometry/polygon'
import { between, type Random } from './geometry/seededRandom'
import { shareOut } from './geometry/shareOut'
import { spread } from './geometry/spread'
import type { Portion } from './plateFile'
import type { Piece } from './preparations/Preparation'

/** Where one piece lies: millimetres from the middle of its zone, degrees, and how much larger than in life. */
export type Spot = Point & { turn: number; scale: number }

/** A portion in its place. `outline` is its room; a heap fills it, pieces lie in it. */
export type Placed = { portion: Portion; outline: Polygon; area: number; spots: Spot[] }

/** How much of the way a heap goes from its cell to a circle. */
const ROUNDNESS = 0.26

/** As many points as the eye needs: each is written into the picture. */
const EDGE_POINTS = 26

/** Of a zone, what food may cover: the rest is seen. */
const FULLEST = 0.9
/** Heaps may be flatter or higher than usual, so that a plate looks neither empty nor spilt. */
const FLATTEST = 1.35

const roomOf = ({ room, pieces, preparation }: Portion): number =>
  room ?? (preparation.kind === 'piece' ? (pieces ?? 1) * preparation.area : 0)

/** By which all shares of a plate are widened or narrowed, the same for each of its zones. */
export function spreadOf(
  zones: readonly { shape: Polygon; portions: readonly Portion[] }[],
): number {
  const factors = zones.map(({ shape, portions }) => {
    const counted = portions
      .filter(({ room }) => room === null)
      .reduce((sum, one) => sum + roomOf(one), 0)
    const shared = portions
      .filter(({ room }) => room !== null)
      .reduce((sum, one) => sum + roomOf(one), 0)
    return shared === 0 ? Infinity : (areaOf(shape) * FULLEST - counted) / shared
  })
  const least = Math.min(FLATTEST, ...factors)
  return Math.max(least, 0.05)
}

/** Lays portions into a zone: each gets the room of its share, next to each other. */
export function arrange(
  zone: Polygon,
  portions: readonly Portion[],
  factor: number,
  random: Random,
): Placed[] {
  const rooms = portions.map((portion) => roomOf(portion) * (portion.room === null ? 1 : factor))
  const whole = rooms.reduce((sum, room) => sum + room, 0)
  // What is little lies together in the middle, not each thing in a corner of its own.
  const ground = scaledToArea(zone, Math.min(areaOf(zone), whole / FULLEST))
  const lay = (): Placed[] => {
    const cells = shareOut(ground, rooms, random)
    return portions.map((portion, at) => {
      const area = rooms[at] ?? 0
      const outline = scaledToArea(heaped(cells[at] ?? [], random), area)
      return { portion, outline, area, spots: spotsOf(portion, outline, area, random) }
    })
  }
  const placed = mostWithin(zone, lay)
  return placed.map((one) => ({
    ...one,
    spots: one.spots.map((spot) => within(zone, spot, one.portion)),
  }))
}

/** How often a zone is laid anew while something lies across its edge. */
const TRIES = 16
/** Millimetres that no one sees. */
const NO_DISTANCE = 3

/** Of several tries, the one whose pieces have the least way to go into the zone: what is moved lies on its neighbours. */
function mostWithin(zone: Polygon, lay: () => Placed[]): Placed[] {
  const wayOf = (placed: readonly Placed[]) =>
    placed
      .flatMap(({ spots, portion }) =>
        spots.map((spot) => {
          const inside = within(zone, spot, portion)
          return Math.hypot(inside.x - spot.x, inside.y - spot.y)
        }),
      )
      .reduce((sum, way) => sum + way, 0)
  let best = lay()
  let least = wayOf(best)
  for (let tries = 1; tries < TRIES && least > NO_DISTANCE; tries += 1) {
    const other = lay()
    const way = wayOf(other)
    if (way < least) [best, least] = [other, way]
  }
  return best
}

/**
 * A spot moved as far as its piece needs, so that it does not lie across the edge of its zone. A piece larger than the zone is
 * as large as the zone.
 */
function within(zone: Polygon, spot: Spot, { preparation }: Portion): Spot {
  if (preparation.kind === 'bed') return spot
  const box = turnedBox(preparation.size, spot)
  const room = { x: extentOf(zone, 'x'), y: extentOf(zone, 'y') }
  const fit = Math.min(1, room.x.length / box.x, room.y.length / box.y)
  const inside = (axis: 'x' | 'y') => {
    const half = (box[axis] * fit) / 2
    return Math.min(room[axis].most - half, Math.max(room[axis].least + half, spot[axis]))
  }
  return { ...spot, x: inside('x'), y: inside('y'), scale: spot.scale * fit }
}

/** How wide and how high a piece is as it lies, in millimetres. */
export function turnedBox([length, breadth]: Piece['size'], { turn, scale }: Spot) {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  return { x: (length * cos + breadth * sin) * scale, y: (length * sin + breadth * cos) * scale }
}

function extentOf(zone: Polygon, axis: 'x' | 'y') {
  const edges = zone.map((point) => point[axis])
  const [least, most] = [Math.min(...edges), Math.max(...edges)]
  return { least, most, length: most - least }
}

/** A cell without corners, its edge a little uneven. */
function heaped(cell: Polygon, random: Random): Polygon {
  const { x, y } = centreOf(cell)
  const [one, other] = [random() * 6.3, random() * 6.3]
  const mean = Math.sqrt(areaOf(cell) / Math.PI)
  const edge = rounded(cell, 3)
  const every = Math.ceil(edge.length / EDGE_POINTS)
  return edge
    .filter((_, at) => at % every === 0)
    .map((point) => {
      const [dx, dy] = [point.x - x, point.y - y]
      const angle = Math.atan2(dy, dx)
      const uneven = 1 + 0.02 * Math.sin(3 * angle + one) + 0.014 * Math.sin(5 * angle + other)
      const round = uneven * (mean / Math.max(Math.hypot(dx, dy), 0.1)) ** ROUNDNESS
      return { x: x + dx * round, y: y + dy * round }
    })
}

function spotsOf(
  { preparation, pieces }: Portion,
  outline: Polygon,
  area: number,
  random: Random,
): Spot[] {
  if (preparation.kind === 'bed') return []
  const count = pieces ?? countOf(preparation, area)
  const scale =
    pieces === null
      ? Math.sqrt((area * (preparation.overlap ?? 1)) / (count * preparation.area))
      : 1
  // Middles keep away from the edge, or long pieces would lie across it.
  const reach = 1 - (0.34 * preparation.size[0] * scale) / Math.sqrt(area)
  const ground = scaledToArea(outline, area * Math.min(1, Math.max(0.45, reach)) ** 2)
  const places = count === 1 ? [centreOf(outline)] : spread(ground, count, random)
  const length = lengthOf(outline)
  return places.map((place) => ({
    ...place,
    turn: turnOf(preparation, length.degrees, random),
    scale,
  }))
}

const countOf = ({ isSingle, area: own, overlap = 1 }: Piece, area: number): number =>
  isSingle ? 1 : Math.max(1, Math.round((area * overlap) / own))

function turnOf({ way }: Piece, along: number, random: Random): number {
  if (way === 'any') return Math.round(random() * 360)
  if (way === 'up') return Math.round(between(random, -7, 7))
  // Never upside down: the light comes from above.
  const lying = along > 62 ? along - 90 : along < -62 ? along + 90 : along
  return Math.round(lying * 0.8 + between(random, -8, 8))
}

type Thing = { at: number; width: number; height: number }

const thingsOf = (portions: readonly Portion[]): Thing[] =>
  portions.flatMap(({ preparation, pieces }, at) => {
    if (preparation.kind === 'bed') return []
    const [width, height] = preparation.size
    return Array.from({ length: pieces ?? 1 }, () => ({ at, width, height }))
  })

/** Side by side on a table, their feet at 0; the tall ones stand close, as on a photograph. */
export function standInARow(portions: readonly Portion[]): {
  spots: Spot[][]
  width: number
  height: number
} {
  const things = thingsOf(portions)
  const spots: Spot[][] = portions.map(() => [])
  const width = things.reduce((sum, thing) => sum + thing.width * CLOSE, 0)
  let x = -width / 2
  for (const thing of things) {
    const step = thing.width * CLOSE
    spots[thing.at]?.push({ x: x + step / 2, y: -thing.height / 2, turn: 0, scale: 1 })
    x += step
  }
  return { spots, width, height: Math.max(0, ...things.map(({ height }) => height)) }
}

/** Of its width, what each thing of a row has for itself. */
const CLOSE = 1.06

/** In lines, as a box is packed: the number of columns in which things have the most air. */
export function pack(zone: Polygon, portions: readonly Portion[]): Placed[] {
  const things = thingsOf(portions)
  const wide = 2 * Math.max(...zone.map(({ x }) => x))
  const high = 2 * Math.max(...zone.map(({ y }) => y))
  const largest = {
    width: Math.max(...things.map(({ width }) => width)),
    height: Math.max(...things.map(({ height }) => height)),
  }
  const air = (columns: number) =>
    Math.min(
      wide / columns / largest.width,
      high / Math.ceil(things.length / columns) / largest.height,
    )
  const columns = things
    .map((_, at) => at + 1)
    .reduce((best, next) => (air(next) > air(best) ? next : best), 1)
  const lines = Math.ceil(things.length / columns)
  // Three of each in three lines: every kind has a column of its own.
  const isByColumn = portions.every(({ pieces }) => (pieces ?? 1) % lines === 0)
  const places = things.map((_, at) => {
    const [column, line] = isByColumn
      ? [Math.floor(at / lines), at % lines]
      : [at % columns, Math.floor(at / columns)]
    return {
      x: (column - (columns - 1) / 2) * (wide / columns),
      y: (line - (lines - 1) / 2) * (high / lines),
    }
  })
  return portions.map((portion, own) => {
    const area = roomOf(portion)
    const spots = places
      .filter((_, at) => things[at]?.at === own)
      .map((place) => ({ ...place, turn: 0, scale: 1 }))
    return { portion, outline: zone, area, spots }
  })
}
