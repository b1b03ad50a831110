import {
  areaOf,
  contains,
  ellipse,
  rectangle,
  type Polygon,
} from '../../../src/demo/pictures/geometry/polygon'
import { between, seededRandom } from '../../../src/demo/pictures/geometry/seededRandom'
import { shareOut } from '../../../src/demo/pictures/geometry/shareOut'
import { arrange, spreadOf, turnedBox } from '../../../src/demo/pictures/arrange'
import type { Portion } from '../../../src/demo/pictures/plateFile'
import { PREPARATIONS } from '../../../src/demo/pictures/preparations/preparations'
import { TONES } from '../../../src/demo/pictures/tones'

const CASES = Array.from({ length: 60 }, (_, at) => `dish ${at}`)
const ZONES = [ellipse(95, 95), ellipse(156, 100), rectangle(198, 220), rectangle(98, 94)]

/** Two to six shares from 4 to 60, as a label says them. */
function randomDish(key: string): { zone: Polygon; portions: Portion[]; random: () => number } {
  const random = seededRandom(key)
  const zone = ZONES[Math.floor(random() * ZONES.length)] ?? ellipse(95, 95)
  const names = Object.keys(PREPARATIONS)
  const portions = Array.from({ length: 2 + Math.floor(random() * 5) }, () => {
    const name = names[Math.floor(random() * names.length)] ?? 'riz'
    const room = between(random, 4, 60) * 300
    const preparation = PREPARATIONS[name] ?? PREPARATIONS.riz
    if (!preparation) throw new Error(name)
    return { name, preparation, tone: TONES.dore, room, pieces: null }
  })
  return { zone, portions, random }
}

/** Of the points that lie in any of the shapes, the part that lies in more than one. */
function overlapOf(shapes: readonly Polygon[]): number {
  let [inOne, inMore] = [0, 0]
  for (let x = -170; x <= 170; x += 4) {
    for (let y = -130; y <= 130; y += 4) {
      const count = shapes.filter((shape) => contains(shape, { x, y })).length
      if (count > 0) inOne += 1
      if (count > 1) inMore += 1
    }
  }
  return inMore / inOne
}

describe('a zone is shared out', () => {
  test.each(CASES)('by the shares, within 2 %%, and nothing twice: %s', (key) => {
    const { zone, portions, random } = randomDish(key)
    const shares = portions.map(({ room }) => room ?? 0)
    const cells = shareOut(zone, shares, random)
    const sum = shares.reduce((so, share) => so + share, 0)
    cells.forEach((cell, at) => {
      const wanted = (shares[at] ?? 0) / sum
      expect(Math.abs(areaOf(cell) / areaOf(zone) - wanted)).toBeLessThan(0.02)
    })
    expect(overlapOf(cells)).toBe(0)
  })
})

const across = (zone: Polygon, axis: 'x' | 'y') => {
  const edges = zone.map((point) => point[axis])
  return Math.max(...edges) - Math.min(...edges)
}

describe('portions are laid', () => {
  test.each(CASES)('each on the room of its share, hardly over another: %s', (key) => {
    const { zone, portions, random } = randomDish(key)
    const factor = spreadOf([{ shape: zone, portions }])
    const placed = arrange(zone, portions, factor, random)
    const total = placed.reduce((sum, { area }) => sum + area, 0)
    expect(total).toBeLessThanOrEqual(areaOf(zone))
    const rooms = portions.reduce((sum, { room }) => sum + (room ?? 0), 0)
    for (const { portion, outline, area, spots } of placed) {
      expect(area / total).toBeCloseTo((portion.room ?? 0) / rooms, 6)
      expect(areaOf(outline)).toBeCloseTo(area, 3)
      const { preparation } = portion
      if (preparation.kind === 'bed') continue
      // Pieces are as many and as large as the room: slices that lie on each other a third more.
      const covered = spots.reduce((sum, { scale }) => sum + preparation.area * scale ** 2, 0)
      const shown = covered / (preparation.overlap ?? 1)
      // One that is larger than its zone is as large as the zone.
      const isCut = spots.some((spot) => {
        const box = turnedBox(preparation.size, spot)
        return box.x > across(zone, 'x') - 0.01 || box.y > across(zone, 'y') - 0.01
      })
      if (isCut) expect(shown).toBeLessThan(area + 0.001)
      else expect(shown).toBeCloseTo(area, 3)
    }
    expect(overlapOf(placed.map(({ outline }) => outline))).toBeLessThan(0.08)
  })

  test('the same way every time', () => {
    const once = () => {
      const { zone, portions, random } = randomDish('once')
      return arrange(zone, portions, 1, random)
    }
    expect(once()).toEqual(once())
  })
})
