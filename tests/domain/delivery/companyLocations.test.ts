import {
  locationsForLines,
  isForCompanyLocations,
  isSameLocation,
  needsAccount,
} from '#domain/delivery/companyLocations'
import { STOREFRONTS } from '#domain/catalogue/storefronts'

const POINT = { id: '1', isRoomServiceDeliveryPoint: true }
const CANTEEN = { id: '2', isRoomServiceDeliveryPoint: false }
const LOCATIONS = [POINT, CANTEEN]

test('room service and canteen are delivered to the company’s places, everything else anywhere', () => {
  const limited = STOREFRONTS.filter(({ lineId }) => isForCompanyLocations(lineId))
  expect(limited.map(({ slug }) => slug)).toEqual(['room-service', 'cantine'])
  expect(isForCompanyLocations('LIGNE-INCONNUE')).toBe(false)
  expect(locationsForLines([], LOCATIONS)).toBeNull()
  expect(locationsForLines(['LIGNE-PLATEAUX', 'LIGNE-ESHOP'], LOCATIONS)).toBeNull()
})

test('an address within a hundred metres of a location is that location', () => {
  const location = { lat: 48.86, lng: 2.34 }
  const north = (metres: number) => ({ ...location, lat: location.lat + metres / 111_195 })
  expect(isSameLocation(location, location)).toBe(true)
  expect(isSameLocation(location, north(99))).toBe(true)
  expect(isSameLocation(location, north(101))).toBe(false)
})

test('room service goes to delivery points only, the canteen to every place', () => {
  expect(locationsForLines(['LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
  expect(locationsForLines(['LIGNE-CANTINE'], LOCATIONS)).toEqual(LOCATIONS)
  expect(locationsForLines(['LIGNE-CANTINE'], [])).toEqual([])
})

test('one article of them in the cart is enough', () => {
  expect(locationsForLines(['LIGNE-PLATEAUX', 'LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
  expect(locationsForLines(['LIGNE-CANTINE', 'LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
})

test.each([
  ['LIGNE-PLATEAUX', ['LIGNE-PLATEAUX', 'LIGNE-PATISSERIE'], false],
  ['LIGNE-PLATEAUX', ['LIGNE-PLATEAUX', 'LIGNE-ROOM-SERVICE'], true],
  ['LIGNE-CANTINE', ['LIGNE-CANTINE'], true],
  ['LIGNE-CANTINE', [], true],
])('a cart of %s with %j needs an account: %s', (lineId, lineIds, expected) => {
  expect(needsAccount({ lineId, items: lineIds.map((id) => ({ lineId: id })) })).toBe(expected)
})
