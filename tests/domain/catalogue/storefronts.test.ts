import {
  DEFAULT_STOREFRONT,
  HOUSE_BRAND,
  landingStorefront,
  mayOrderIn,
  offeredStorefronts,
  pathOfLines,
  PASTRY_BRAND,
  slotHours,
  storefrontForKey,
  storefrontForPath,
  storefrontOfLine,
  STOREFRONTS,
} from '#domain/catalogue/storefronts'

// Which there are stands in docs/rules/storefronts.md, and tests/tools/docs compares the two lists.
test('the meal trays come first, at the address of the site itself', () => {
  expect(STOREFRONTS[0]).toBe(DEFAULT_STOREFRONT)
  expect(DEFAULT_STOREFRONT).toMatchObject({ slug: 'plateaux-repas', path: '/' })
})

test('every storefront has an address of its own', () => {
  const slugs = STOREFRONTS.map(({ slug }) => slug)
  const addresses = STOREFRONTS.map(({ path }) => path)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every line has an id of 6 characters or more, and its own', () => {
  const ids = STOREFRONTS.map(({ lineId }) => lineId)
  expect(ids.every((id) => id.length >= 6)).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['a slug', 'menus', 'menus'],
  ['a slug in another case', 'Menus', 'menus'],
  ['the id of a line', 'LIGNE-PATISSERIE', 'patisserie'],
  ['an unknown slug', 'sushi', 'plateaux-repas'],
  ['a line that no release knows', 'LIGNE-INCONNUE', 'LIGNE-INCONNUE'],
  ['a key of 6 characters', 'abcdef', 'abcdef'],
  ['nothing', undefined, 'plateaux-repas'],
  ['an empty key', '', 'plateaux-repas'],
])('%s as shop key shows the right storefront', (_, key, slug) => {
  expect(storefrontForKey(key).slug).toBe(slug)
})

test.each([
  ['/', 'plateaux-repas'],
  ['/shop', 'plateaux-repas'],
  ['/shop/plateaux-repas', 'plateaux-repas'],
  ['/shop/petits-dejeuners/', 'petits-dejeuners'],
  ['/eshop/coffrets', 'eshop'],
  ['/eshop/nimporte', 'eshop'],
  ['/order/livraison', 'plateaux-repas'],
  ['/shop/LIGNE-NO%C3%8BL', 'LIGNE-NOËL'],
  ['/shop/%E0%A4%A', '%E0%A4%A'],
])('the path %s shows %s', (path, slug) => {
  expect(storefrontForPath(path).slug).toBe(slug)
})

test('every storefront is found again by its own path and line', () => {
  STOREFRONTS.forEach((storefront) => {
    expect(storefrontForPath(storefront.path)).toBe(storefront)
    expect(storefrontOfLine(storefront.lineId)).toBe(storefront)
  })
})

test('a line that no release knows is fetched by its own id, and its path leads back to it', () => {
  const storefront = storefrontForKey('LIGNE-NOËL')
  expect(storefront).toMatchObject({ lineId: 'LIGNE-NOËL', access: 'everyone' })
  expect(storefrontForPath(storefront.path)).toEqual(storefront)
})

test('what is ordered together counts as the e-shop when nothing else is in it', () => {
  expect(pathOfLines(['LIGNE-ESHOP'])).toBe('/eshop/tout')
  expect(pathOfLines(['LIGNE-ESHOP', 'LIGNE-MENUS'])).toBe('/')
  expect(pathOfLines(['LIGNE-NOËL'])).toBe('/')
})

test('pastry is brand 21 and everything else brand 1', () => {
  const brandOf = (slug: string) => STOREFRONTS.find((one) => one.slug === slug)?.brandId
  const others = STOREFRONTS.filter(({ slug }) => slug !== 'patisserie')
  expect(brandOf('patisserie')).toBe(PASTRY_BRAND)
  expect(others.every(({ brandId }) => brandId === HOUSE_BRAND)).toBe(true)
})

test('room service and canteen are not for everyone', () => {
  const accessOf = (slug: string) => STOREFRONTS.find((one) => one.slug === slug)?.access
  expect(accessOf('room-service')).toBe('roomService')
  expect(accessOf('cantine')).toBe('canteen')
  expect(accessOf('plateaux-repas')).toBe('everyone')
})

test('only breakfast and meals have hours of their own', () => {
  expect(slotHours('LIGNE-CANTINE')).toEqual(slotHours('LIGNE-PLATEAUX'))
  expect(slotHours('LIGNE-ROOM-SERVICE')).toEqual([{ from: '08:00', to: '19:00' }])
})

test.each([
  [null, false, false],
  ['b2b', true, false],
  ['canteen', false, true],
])(
  'an account of type %s is led to the room service: %s, to the canteen: %s',
  (type, room, canteen) => {
    const slugs = offeredStorefronts(type).map(({ slug }) => slug)
    expect(slugs.includes('room-service')).toBe(room)
    expect(slugs.includes('cantine')).toBe(canteen)
    expect(slugs).toEqual(expect.arrayContaining(['plateaux-repas', 'menus', 'eshop']))
  },
)

test.each([
  ['everyone', null, false, true],
  ['roomService', null, false, false],
  ['roomService', 'b2b', false, false],
  ['roomService', 'b2b', true, true],
  ['canteen', null, false, false],
  ['canteen', 'b2b', true, false],
  ['canteen', 'canteen', false, true],
] as const)(
  'who may order where: %s for %s, room service %s',
  (access, userType, hasRoomService, isAllowed) =>
    expect(mayOrderIn(access, { userType, hasRoomService })).toBe(isAllowed),
)

test('an account begins at the canteen when it is a guest of one, else at the first storefront', () => {
  expect(landingStorefront('canteen').slug).toBe('cantine')
  expect(landingStorefront('b2b')).toBe(DEFAULT_STOREFRONT)
})

test('a path is read whatever its capitals', () => {
  expect(storefrontForPath('/Shop/Menus').slug).toBe('menus')
  expect(storefrontForPath('/ESHOP/tout').slug).toBe('eshop')
})
