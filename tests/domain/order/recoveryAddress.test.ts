import { recoveryAddressProblem } from '#domain/order/recoveryAddress'

const ADDRESS = { title: '3 rue Saint-Aspais, Melun', lat: 48.54, lng: 2.66 }

test('trays are fetched in the delivery zones, and nowhere else', () => {
  expect(recoveryAddressProblem(ADDRESS, '1')).toBeNull()
  expect(recoveryAddressProblem(ADDRESS, 1)).toBeNull()
  expect(recoveryAddressProblem(ADDRESS, null)).toBe('NOT_DELIVERED')
  expect(recoveryAddressProblem(ADDRESS, undefined)).toBe('NOT_DELIVERED')
})

test('the delivery address needs no check of its own', () => {
  expect(recoveryAddressProblem(null, null)).toBeNull()
})
