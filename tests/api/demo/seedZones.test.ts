import { distanceInMetres, isInRing } from '#domain/delivery/geography'
import { distributionPointRows } from '../../../src/demo/places/deliveryPlaces'
import { deliveryZoneRows } from '../../../src/demo/places/deliveryZones'
import { STREETS } from '../../../src/demo/streets/streets'

const points = distributionPointRows()
const zones = deliveryZoneRows()
const DEPARTMENTS = ['75', '77', '78', '91', '92', '93', '94', '95']

type Place = { lat: number; lng: number }

const zoneOf = (place: Place) => zones.find(({ ring }) => isInRing(ring, place))
const isReached = (place: Place) =>
  points.some((point) => distanceInMetres(point, place) <= point.reach)
const streetsOf = (departments: RegExp) =>
  STREETS.filter(({ postcode }) => departments.test(postcode))

test('every bundled street lies in the zone of its own department, or in none', () => {
  const misplaced = STREETS.filter((street) => {
    const department = street.postcode.slice(0, 2)
    const expected = DEPARTMENTS.includes(department) ? department : undefined
    return zoneOf(street)?.departmentCode !== expected
  })
  expect(misplaced).toEqual([])
})

test('Paris and the inner ring are served wholly, within reach of a distribution point', () => {
  const left = streetsOf(/^(75|92|93|94)/).filter(
    (street) => zoneOf(street)?.businessUnitId !== 1 || !isReached(street),
  )
  expect(left).toEqual([])
})

test.each(['77', '78', '91', '95'])('department %s is served in part', (code) => {
  const units = zones
    .filter(({ departmentCode }) => departmentCode === code)
    .map(({ businessUnitId }) => businessUnitId)
  expect(units).toContain(1)
  expect(units).toContain(null)
})

test('some bundled streets are priced and out of reach, for « out of distance » to happen', () => {
  const outOfReach = STREETS.filter(
    (street) => zoneOf(street)?.businessUnitId === 1 && !isReached(street),
  )
  expect(outOfReach.map(({ town }) => town)).toContain('Évry-Courcouronnes')
})

test('some bundled streets are within reach and farther than 9999 metres, for the distance rule', () => {
  const nearest = (street: Place) =>
    Math.min(...points.map((point) => distanceInMetres(point, street)))
  const far = STREETS.filter((street) => zoneOf(street)?.businessUnitId === 1 && isReached(street))
  expect(far.filter((street) => nearest(street) > 9999).map(({ town }) => town)).toContain(
    'Versailles',
  )
})

test.each([
  ['1 Rue du Sentier', 75002, 111],
  ['Avenue Marceau', 92400, 112],
  ['Rue de Rosny', 93100, 113],
  ['Rue Ernest-Renan', 92130, 114],
])('%s in %i is delivered from point %i', (name, postcode, id) => {
  const street = STREETS.find((one) => name.endsWith(one.name) && one.postcode === String(postcode))
  if (!street) throw new Error('no such street')
  const [first] = [...points].sort(
    (a, b) => distanceInMetres(a, street) - distanceInMetres(b, street),
  )
  expect(first?.id).toBe(id)
})
