import { arrange, pack, spreadOf, standInARow, type Placed, type Spot } from './arrange'
import { seededRandom, type Random } from './geometry/seededRandom'
import { moved, oval, short } from './pen'
import { groundOf, portionsOf, type PlateEntry, type Portion, type Served } from './plateFile'
import type { Piece } from './preparations/Preparation'
import { VESSELS, type Vessel } from './vessels/vessels'
import type { Linen } from './vessels/linens'

/** Drawings that are used more than once in a picture, by what they show. */
export type Symbols = Map<string, { id: string; drawing: string }>

/** A dish in its vessel: its drawing around 0 0, millimetres, and how much room it takes. */
export type LaidDish = {
  drawing: string
  width: number
  height: number
  /** How wide the picture around it is. */
  view: number
  /** Where the feet of what stands are; null for what is seen from above. */
  foot: number | null
}

/** Of a picture: the symbols in it so far, and how much coarser a whole table is than one plate. */
type Sketch = {
  symbols: Symbols
  calm: number
  /** How wide the ink is, in millimetres: the same on what is larger than in life. */
  line: number
}

/** The plate of a dish: vessel, what lies under, beside and on each other. Always the same for the same key. */
export function layDish(entry: PlateEntry, served: Served, linen: Linen, sketch: Sketch): LaidDish {
  const vessel: Vessel = VESSELS[entry.on]
  if (vessel.isRow) return rowOf(entry, served, sketch)
  const { width, height, view } = vessel
  const food = foodOf(entry, served, vessel, seededRandom(served.key), sketch)
  return { drawing: vessel.look(linen) + food, width, height, view, foot: null }
}

/** What lies where in each zone: the same as is drawn. */
export function placedOn(entry: PlateEntry, served: Served, random: Random): Placed[][] {
  const vessel: Vessel = VESSELS[entry.on]
  const zones = vessel.zones.flatMap(({ shape }, at) => {
    const heap = entry.plate[at]
    return heap ? [{ shape, portions: portionsOf(heap, served) }] : []
  })
  const factor = spreadOf(zones)
  return zones.map(({ shape, portions }) =>
    vessel.isGrid ? pack(shape, portions) : arrange(shape, portions, factor, random),
  )
}

function foodOf(
  entry: PlateEntry,
  served: Served,
  vessel: Vessel,
  random: Random,
  sketch: Sketch,
): string {
  return placedOn(entry, served, random)
    .map((placed, at) => {
      const zone = vessel.zones[at] ?? vessel.zones[0]
      const ground = at === 0 && entry.under ? groundOf(entry.under) : null
      const pool =
        ground?.preparation.kind === 'bed'
          ? ground.preparation.look(zone.shape, ground.tone, random, sketch.calm)
          : ''
      const garnish = at === 0 ? garnishOn(entry, served, placed, random, sketch) : ''
      const food =
        pool +
        inOrder(placed)
          .map((one) => lookOf(one, random, sketch))
          .join('') +
        garnish
      return moved(food, zone.middle.x, zone.middle.y)
    })
    .join('')
}

const RANK = ({ preparation }: Portion) =>
  preparation.kind === 'bed' ? 0 : preparation.isSingle ? 2 : 1

/** Heaps below, then what is counted, then what the dish is about. */
const inOrder = (placed: readonly Placed[]) =>
  [...placed].sort((one, other) => RANK(one.portion) - RANK(other.portion))

function lookOf({ portion, outline, spots }: Placed, random: Random, sketch: Sketch): string {
  const { preparation, tone, name } = portion
  return preparation.kind === 'bed'
    ? preparation.look(outline, tone, random, sketch.calm)
    : pieces(name, preparation, portion, spots, sketch)
}

function pieces(
  name: string,
  piece: Piece,
  { tone }: Portion,
  spots: readonly Spot[],
  { symbols, line }: Sketch,
): string {
  const known = symbols.get(name) ?? {
    id: `p${symbols.size.toString(36)}`,
    drawing: piece.look(tone),
  }
  if (spots.length === 1 && !symbols.has(name) && !known.drawing.includes('id="gateau"')) {
    const [{ x, y, turn, scale }] = spots as [Spot]
    return moved(known.drawing, x, y, turn, scale, line)
  }
  symbols.set(name, known)
  return spots
    .map(({ x, y, turn, scale }) => {
      const turned = turn === 0 ? '' : `rotate(${turn})`
      const isLifelike = Math.abs(scale - 1) < 0.05
      const scaled = isLifelike ? '' : `scale(${Math.round(scale * 100) / 100})`
      const width = isLifelike ? '' : ` stroke-width="${short(line / scale)}"`
      return `<use href="#${known.id}" transform="translate(${short(x)} ${short(y)})${turned}${scaled}"${width}/>`
    })
    .join('')
}

/** On top of all in the first zone, as much of it as its share. */
function garnishOn(
  entry: PlateEntry,
  served: Served,
  placed: readonly Placed[],
  random: Random,
  sketch: Sketch,
): string {
  const [zone] = VESSELS[entry.on].zones
  const food =
    placed.length === 0 || entry.under
      ? zone.shape.map(({ x, y }) => ({ x: x * 0.8, y: y * 0.8 }))
      : null
  return portionsOf(entry.garnish, served)
    .map((portion) => {
      const room = portion.room ?? 0
      const grounds = food ? [food] : placed.map(({ outline }) => outline)
      const { preparation } = portion
      if (preparation.kind === 'bed')
        return preparation.look(grounds[0] ?? zone.shape, portion.tone, random, sketch.calm)
      const count = portion.pieces ?? Math.max(2, Math.min(34, Math.round(room / preparation.area)))
      const spots = grounds.flatMap((ground) =>
        scatter(ground, Math.max(1, Math.round(count / grounds.length)), preparation, random),
      )
      return pieces(portion.name, preparation, portion, spots, sketch)
    })
    .join('')
}

function scatter(ground: Placed['outline'], count: number, { way }: Piece, random: Random): Spot[] {
  const middle = ground.reduce(
    (sum, { x, y }) => ({ x: sum.x + x / ground.length, y: sum.y + y / ground.length }),
    { x: 0, y: 0 },
  )
  return Array.from({ length: count }, () => {
    const edge = ground[Math.floor(random() * ground.length)] ?? middle
    const reach = Math.sqrt(random()) * 0.78
    return {
      x: middle.x + (edge.x - middle.x) * reach,
      y: middle.y + (edge.y - middle.y) * reach,
      turn: way === 'up' ? 0 : Math.round(random() * 360),
      scale: 1,
    }
  })
}

/** Things on a table, seen from the side. */
function rowOf(entry: PlateEntry, served: Served, sketch: Sketch): LaidDish {
  const portions = entry.plate.flatMap((heap) => portionsOf(heap, served))
  const { spots, width, height } = standInARow(portions)
  const foot = height / 2
  const drawing = portions
    .flatMap((portion, at) =>
      (spots[at] ?? []).map((spot) => standing(portion, spot, foot, sketch)),
    )
    .join('')
  return { drawing, width, height, view: Math.max(width * 1.32, height / 0.56), foot }
}

function standing(portion: Portion, spot: Spot, foot: number, sketch: Sketch): string {
  const { preparation } = portion
  if (preparation.kind === 'bed') return ''
  const [width] = preparation.size
  const shade = oval(spot.x + width * 0.1, foot - 1, width * 0.5, Math.max(4, width * 0.06))
  return (
    `<path fill="#1E1B16" stroke="none" opacity=".18" d="${shade}"/>` +
    pieces(portion.name, preparation, portion, [{ ...spot, y: foot + spot.y }], sketch)
  )
}
