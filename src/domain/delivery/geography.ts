/** A point of the earth, degrees. */
export type Point = { lat: number; lng: number }
/** A closed line of [lng, lat] pairs; the last pair may or may not repeat the first. */
export type Ring = readonly (readonly [number, number])[]

const EARTH_RADIUS = 6_371_000
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine), not rounded. */
export function distanceInMetres(a: Point, b: Point): number {
  const lat = toRadians(b.lat - a.lat)
  const lng = toRadians(b.lng - a.lng)
  const chord =
    Math.sin(lat / 2) ** 2 +
    Math.cos(toRadians(a.lat)) * Math.cos(toRadians(b.lat)) * Math.sin(lng / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The point at a distance (metres) in a direction (degrees from north, clockwise), for a few kilometres. */
export function pointAround({ lat, lng }: Point, distance: number, bearing: number): Point {
  const angle = distance / EARTH_RADIUS / toRadians(1)
  return {
    lat: lat + angle * Math.cos(toRadians(bearing)),
    lng: lng + (angle * Math.sin(toRadians(bearing))) / Math.cos(toRadians(lat)),
  }
}

/** Whether the point lies inside the ring (even-odd rule, degrees taken as a plane). */
export function isInRing(ring: Ring, { lat, lng }: Point): boolean {
  return ring.reduce((isInside, [lngA, latA], index) => {
    const [lngB, latB] = ring.at(index - 1) ?? [lngA, latA]
    const crosses =
      latA > lat !== latB > lat && lng < ((lngB - lngA) * (lat - latA)) / (latB - latA) + lngA
    return crosses ? !isInside : isInside
  }, false)
}
