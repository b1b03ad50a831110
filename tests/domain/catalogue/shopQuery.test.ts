import { shopQueryVariables } from '#domain/catalogue/shopQuery'
import { DEFAULT_STOREFRONT, storefrontForKey } from '#domain/catalogue/storefronts'
import { aCart, croissants, TUESDAY } from '../builders'

const variables = (cart: Parameters<typeof shopQueryVariables>[0]['cart'], now = TUESDAY) =>
  shopQueryVariables({ storefront: DEFAULT_STOREFRONT, cart, now })

test('without a cart: the default point and department, the first day offered', () => {
  expect(variables(null)).toEqual({
    input: {
      date: '2026-11-24',
      distributionPointsIds: ['111'],
      linesIds: ['LIGNE-PLATEAUX'],
      departmentCode: '75',
    },
    distributionPointId: '111',
    businessDay: '2026-11-24',
    lineId: 'LIGNE-PLATEAUX',
    brandId: '1',
    lat: null,
    lng: null,
    isSignedIn: false,
  })
})

test('from 17:00 on the next day is queried', () => {
  expect(variables(null, new Date('2026-11-27T17:00:00+01:00'))).toMatchObject({
    input: { date: '2026-11-30' },
    businessDay: '2026-11-30',
  })
})

test('an empty cart without an address is queried like no cart', () => {
  const untouched = aCart({ address: '', lat: null, lng: null })
  expect(variables(untouched)).toEqual(variables(null))
})

test('a line that no release knows has the brand of the cart that is filled with it', () => {
  const storefront = storefrontForKey('LIGNE-NOUVELLE')
  const brandOf = (cart: ReturnType<typeof aCart>) =>
    shopQueryVariables({ storefront, cart, now: TUESDAY }).brandId
  expect(brandOf(aCart({ lineId: 'LIGNE-NOUVELLE', mainBrandId: '21' }))).toBe('21')
  expect(brandOf(aCart({ lineId: 'LIGNE-PLATEAUX', mainBrandId: '21' }))).toBe('1')
})

test('a cart is queried with its day, its point, its department and its place', () => {
  const cart = aCart({
    deliveryDay: '2026-11-26',
    distributionPointId: '113',
    departmentCode: '93',
  })
  expect(variables(cart)).toMatchObject({
    input: { date: '2026-11-26', distributionPointsIds: ['113'], departmentCode: '93' },
    distributionPointId: '113',
    businessDay: '2026-11-24',
    lat: cart.lat,
    lng: cart.lng,
  })
})

test.each([
  ['the last of ten days', '2026-12-03', '2026-11-24'],
  ['the day after those ten', '2026-12-04', '2026-12-04'],
])('the chosen day is among the days returned: %s', (_, deliveryDay, businessDay) => {
  expect(variables(aCart({ deliveryDay })).businessDay).toBe(businessDay)
})

test('today chosen before 17:00 is still queried after 17:00', () => {
  const evening = new Date('2026-11-24T17:30:00+01:00')
  expect(variables(aCart({ deliveryDay: '2026-11-24' }), evening).businessDay).toBe('2026-11-24')
})

test('the lines of items in the cart are queried beside the storefront, once each', () => {
  const cart = aCart({ items: [croissants(1), { ...croissants(2), itemId: '51' }] })
  const requested = shopQueryVariables({
    storefront: storefrontForKey('patisserie'),
    cart,
    now: TUESDAY,
  })
  expect(requested.input.linesIds).toEqual(['LIGNE-PATISSERIE', 'LIGNE-PETITS-DEJEUNERS'])
  expect([requested.lineId, requested.brandId]).toEqual(['LIGNE-PATISSERIE', '21'])
})

test('the customer profile is queried only by a signed-in customer', () => {
  const signedIn = { storefront: DEFAULT_STOREFRONT, cart: null, now: TUESDAY, isSignedIn: true }
  expect(shopQueryVariables(signedIn)).toEqual({ ...variables(null), isSignedIn: true })
})
