import { seoRuleFor } from '../../src/domain/seo'

const HOME = { slug: '/' }
const CART = { slug: '/cart' }
const MENUS = { slug: 'shop/menus/' }

test.each([
  ['/', HOME],
  ['/cart', CART],
  ['/cart/', CART],
  ['/shop/menus', MENUS],
  ['/shop/menus/du-jour', HOME],
  ['/unknown', HOME],
])('the path %s has the rule of its own, else that of the home page', (path, rule) => {
  expect(seoRuleFor(path, [CART, HOME, MENUS])).toBe(rule)
})

test('without a home entry there may be no rule', () => {
  expect(seoRuleFor('/x', [CART])).toBeUndefined()
})
