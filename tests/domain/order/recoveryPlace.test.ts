import { recoveryPlaceProblem } from '#domain/order/recoveryPlace'

const ADDRESS = { title: '3 rue Saint-Aspais, Melun', lat: 48.54, lng: 2.66 }

test('trays are fetched in the delivery zones, and nowhere else', () => {
  expect(recoveryPlaceProblem(ADDRESS, '1')).toBeNull()
  expect(recoveryPlaceProblem(ADDRESS, 1)).toBeNull()
  expect(recoveryPlaceProblem(ADDRESS, null)).toBe('NOT_DELIVERED')
  expect(recoveryPlaceProblem(ADDRESS, undefined)).toBe('NOT_DELIVERED')
})

test('the delivery address needs no check of its own', () => {
  expect(recoveryPlaceProblem(null, null)).toBeNull()
})
