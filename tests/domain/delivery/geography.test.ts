import fc from 'fast-check'
import { distanceInMetres, isInRing, type Ring } from '#domain/delivery/geography'

const NOTRE_DAME = { lat: 48.853, lng: 2.3499 }
const LA_DEFENSE = { lat: 48.8924, lng: 2.236 }

test('distances are those of the map, within a hundredth', () => {
  expect(distanceInMetres(NOTRE_DAME, LA_DEFENSE)).toBeGreaterThan(9_300)
  expect(distanceInMetres(NOTRE_DAME, LA_DEFENSE)).toBeLessThan(9_500)
  expect(distanceInMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, -1)
})

test('a distance is the same both ways and nothing to oneself', () => {
  const point = fc.record({
    lat: fc.double({ min: -89, max: 89, noNaN: true }),
    lng: fc.double({ min: -179, max: 179, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceInMetres(a, b)).toBeCloseTo(distanceInMetres(b, a), 3)
      expect(distanceInMetres(a, a)).toBe(0)
    }),
  )
})

describe('a ring', () => {
  // A square with a notch cut into its top.
  const notched: Ring = [
    [0, 0],
    [4, 0],
    [4, 4],
    [2, 1],
    [0, 4],
  ]

  test.each([
    ['inside', 1, 1, true],
    ['in the notch', 2, 3, false],
    ['beside it', 5, 1, false],
    ['under it', 2, -0.1, false],
    ['level with a corner, outside', -1, 4, false],
  ])('%s', (_, lng, lat, expected) => {
    expect(isInRing(notched, { lat, lng })).toBe(expected)
  })

  test('may repeat its first corner or not, and run either way', () => {
    const closed: Ring = [...notched, [0, 0]]
    const reversed: Ring = [...notched].reverse()
    const point = { lat: 1, lng: 1 }
    expect([closed, reversed].map((ring) => isInRing(ring, point))).toEqual([true, true])
  })

  test('of nothing holds nothing', () => {
    expect(isInRing([], { lat: 0, lng: 0 })).toBe(false)
  })
})
