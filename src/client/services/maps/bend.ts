import type { Point } from '#domain/delivery/geography'

const STEPS = 24
/** How far the line leaves the straight one, as a share of its length. */
const BEND = 0.16

/** A gently bent line from one place to another: it shows the direction and claims no street. */
export function bend(from: Point, to: Point): [number, number][] {
  const [dLat, dLng] = [to.lat - from.lat, to.lng - from.lng]
  const middle = {
    lat: from.lat + dLat / 2 + dLng * BEND,
    lng: from.lng + dLng / 2 - dLat * BEND,
  }
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS
    const at = (key: 'lat' | 'lng') =>
      (1 - t) ** 2 * from[key] + 2 * t * (1 - t) * middle[key] + t ** 2 * to[key]
    return [at('lat'), at('lng')]
  })
}
