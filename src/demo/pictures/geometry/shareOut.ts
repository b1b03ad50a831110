import { areaOf, centreOf, clip, type Point, type Polygon } from './polygon'
import { between, type Random } from './seededRandom'

type Site = Point & { weight: number }

const ROUNDS = 160
/** How far a site's weight follows what its cell lacks: more swings, less takes longer. */
const STEP = 0.32

/**
 * Cuts a convex zone into one cell for each share, the areas in their proportion: a power diagram, whose weights are
 * mended round by round while its sites move to the middle of their cells. Cells do not overlap.
 */
export function shareOut(zone: Polygon, shares: readonly number[], random: Random): Polygon[] {
  const whole = areaOf(zone)
  const sum = shares.reduce((so, share) => so + share, 0)
  const wanted = shares.map((share) => (whole * share) / sum)
  const sites = startingSites(zone, shares.length, random)
  let cells: Polygon[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    cells = sites.map((site) => cellOf(zone, site, sites))
    if (round === ROUNDS - 1) break
    sites.forEach((site, at) => {
      const cell = cells[at] ?? []
      site.weight += STEP * ((wanted[at] ?? 0) - areaOf(cell))
      // Where the cells end is settled in the second half, when they stay where they are.
      if (cell.length > 2 && round < ROUNDS / 2) ({ x: site.x, y: site.y } = centreOf(cell))
    })
  }
  return cells
}

function startingSites(zone: Polygon, count: number, random: Random): Site[] {
  const turn = between(random, 0, 2 * Math.PI)
  const reach = Math.sqrt(areaOf(zone)) / 4
  return Array.from({ length: count }, (_, at) => {
    const angle = turn + (at / count) * 2 * Math.PI
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle), weight: 0 }
  })
}

/** Nearer to its own site than to any other one, by power distance. */
const cellOf = (zone: Polygon, site: Site, sites: readonly Site[]): Polygon =>
  sites.reduce<Polygon>((cell, other) => {
    if (other === site) return cell
    const own = site.x ** 2 + site.y ** 2 - site.weight
    const theirs = other.x ** 2 + other.y ** 2 - other.weight
    return clip(cell, 2 * (other.x - site.x), 2 * (other.y - site.y), theirs - own)
  }, zone)
