import { companyPlaces, isForCompanyPlaces, isSamePlace } from '#domain/delivery/companyPlaces'
import { STOREFRONTS } from '#domain/catalogue/storefronts'

const POINT = { id: '1', isRoomServiceDeliveryPoint: true }
const CANTEEN = { id: '2', isRoomServiceDeliveryPoint: false }
const LOCATIONS = [POINT, CANTEEN]

test('room service and canteen are delivered to the company’s places, everything else anywhere', () => {
  const limited = STOREFRONTS.filter(({ lineId }) => isForCompanyPlaces(lineId))
  expect(limited.map(({ slug }) => slug)).toEqual(['room-service', 'cantine'])
  expect(isForCompanyPlaces('LIGNE-INCONNUE')).toBe(false)
  expect(companyPlaces([], LOCATIONS)).toBeNull()
  expect(companyPlaces(['LIGNE-PLATEAUX', 'LIGNE-ESHOP'], LOCATIONS)).toBeNull()
})

test('an address within a hundred metres of a location is that location', () => {
  const location = { lat: 48.86, lng: 2.34 }
  const north = (metres: number) => ({ ...location, lat: location.lat + metres / 111_195 })
  expect(isSamePlace(location, location)).toBe(true)
  expect(isSamePlace(location, north(99))).toBe(true)
  expect(isSamePlace(location, north(101))).toBe(false)
})

test('room service goes to delivery points only, the canteen to every place', () => {
  expect(companyPlaces(['LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
  expect(companyPlaces(['LIGNE-CANTINE'], LOCATIONS)).toEqual(LOCATIONS)
  expect(companyPlaces(['LIGNE-CANTINE'], [])).toEqual([])
})

test('one article of them in the cart is enough', () => {
  expect(companyPlaces(['LIGNE-PLATEAUX', 'LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
  expect(companyPlaces(['LIGNE-CANTINE', 'LIGNE-ROOM-SERVICE'], LOCATIONS)).toEqual([POINT])
})
