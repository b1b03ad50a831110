import { barColors, barLink, contrastOf, isBarShownOn } from '#domain/site/helloBar'

test('contrast goes from 1 to 21', () => {
  expect(contrastOf('#777777', '#777777')).toBe(1)
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
})

test.each([
  ['#ff0000', '#ffffff', 4],
  ['#008000', '#ffffff', 5.14],
  ['#0000ff', '#ffffff', 8.59],
  ['#123456', '#ffffff', 12.72],
  ['#000000', '#0a0a0a', 1.06],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  expect(contrastOf(other, one)).toBeCloseTo(ratio, 2)
})

test('colours are kept when the words can be read on them, at 4.5 to 1', () => {
  expect(barColors('#ffffff', '#767676')).toEqual({ ground: '#ffffff', ink: '#767676' })
  expect(barColors('#ffffff', '#777777')).toBeNull()
})

test.each(['red', '#fff', '#gggggg', 'url(https://x.example)', '#ffffff;position:fixed', ''])(
  '%j is no colour',
  (text) => {
    expect(barColors(text, '#000000')).toBeNull()
    expect(barColors('#000000', text)).toBeNull()
  },
)

test.each(['https://www.tablee.example/offre', '/shop/menus', '/'])(
  '%s may be led to',
  (address) => {
    expect(barLink(address)).toBe(address)
  },
)

test.each(['javascript:alert(1)', 'http://x.example', '//x.example', '/\\x.example', '', null])(
  '%j may not be led to',
  (address) => {
    expect(barLink(address)).toBeNull()
  },
)

test('the banner shows neither while ordering nor in the e-shop', () => {
  expect(['/', '/shop', '/orders', '/account/commandes'].every(isBarShownOn)).toBe(true)
  const without = ['/order', '/order/paiement', '/eshop', '/eshop/tout', '/eshops', '/Order']
  expect(without.some(isBarShownOn)).toBe(false)
})
