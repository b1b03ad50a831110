import { canonicalPath, knownPath, mayBeIndexed, robotsFor, seoRuleFor } from '#domain/site/seo'

const HOME = { slug: '/' }
const CART = { slug: '/cart' }
const MENUS = { slug: 'shop/menus/' }

test.each([
  ['/', HOME],
  ['/cart', CART],
  ['/cart/', CART],
  ['/CART', CART],
  ['/shop/menus', MENUS],
  ['/shop/menus/du-jour', HOME],
  ['/unknown', HOME],
])('the path %s has the rule of its own, else that of the home page', (path, rule) => {
  expect(seoRuleFor(path, [CART, HOME, MENUS])).toBe(rule)
})

test('a shop under another address has the rule of the one that it is known under', () => {
  const SHOP = { slug: '/shop' }
  expect(seoRuleFor('/shop/LIGNE-MENUS', [HOME, SHOP, MENUS])).toBe(MENUS)
  expect(seoRuleFor('/shop', [HOME, SHOP, MENUS])).toBe(SHOP)
})

test('a page with parameters has the rule of its route', () => {
  const TRACK = { slug: '/track' }
  expect(seoRuleFor('/track/42/token', [HOME, TRACK])).toBe(TRACK)
  expect(seoRuleFor('/tracking', [HOME, TRACK])).toBe(HOME)
})

test.each([
  ['/', '/'],
  ['/shop', '/'],
  ['/shop/plateaux-repas', '/'],
  ['/shop/LIGNE-MENUS', '/shop/menus'],
  ['/shop/patisserie/', '/shop/patisserie'],
  ['/shop/inconnue', '/'],
  ['/eshop/coffrets', '/eshop/coffrets'],
  ['/eshop/coffrets/', '/eshop/coffrets'],
  ['/eshop/inconnue', '/eshop/tout'],
  ['/+', '/'],
  ['/cgv/', '/cgv'],
  ['/CGV', '/cgv'],
  ['/SHOP/Menus', '/shop/menus'],
  ['/Eshop/COFFRETS', '/eshop/coffrets'],
  ['/Track/42/AbC', '/track/42/AbC'],
])('%s is known to search engines as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})

test('without a home entry there may be no rule', () => {
  expect(seoRuleFor('/x', [CART])).toBeUndefined()
})

test.each([
  ['', true],
  ['index, follow', true],
  ['index, nofollow', true],
  ['noindex, follow', false],
  ['NOINDEX', false],
  ['none', false],
])('a page whose robots are « %s » may be listed: %s', (metaRobots, isListed) => {
  expect(mayBeIndexed(metaRobots)).toBe(isListed)
})

test.each([
  ['/shop', 'index, follow', 'index, follow'],
  ['/shop', undefined, undefined],
  ['/cart', 'noindex, nofollow', 'noindex, nofollow'],
  ['/nowhere', 'index, follow', 'noindex'],
  ['/track/42', 'index, follow', 'index, follow'],
  ['/track/42/token', 'index, follow', 'noindex'],
  ['/track/42/token', 'noindex, nofollow', 'noindex, nofollow'],
  ['/track/42/token', undefined, 'noindex'],
])('search engines are told of %s, whose rule says %s: %s', (path, metaRobots, told) => {
  expect(robotsFor(path, metaRobots)).toBe(told)
})

test.each([
  ['/shop', 'index, follow', '/'],
  ['/CGV', undefined, '/cgv'],
  ['/cart', 'noindex, nofollow', null],
  ['/nowhere', 'index, follow', null],
  ['/track/42/token', 'index, follow', null],
  ['/track/42/token', undefined, null],
])('%s, whose rule says %s, has the canonical path %s', (path, metaRobots, known) => {
  expect(knownPath(path, metaRobots)).toBe(known)
})
