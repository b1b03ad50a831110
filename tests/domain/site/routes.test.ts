import { hasChatOn, isShopPath, isSitePath } from '#domain/site/routes'

test.each([
  '/',
  '/shop',
  '/shop/',
  '/shop/menus',
  '/eshop/coffrets',
  '/cart',
  '/order',
  '/order/livraison',
  '/track/42',
  '/track/42/token',
  '/auth',
  '/+',
  '/&',
  '/+&',
  '/CGV',
  '/Shop/Menus',
])('%s is a page of the site', (path) => {
  expect(isSitePath(path)).toBe(true)
})

test.each(['/nowhere', '/shop/menus/more', '/eshop', '/track', '/orders', '/cart/1', '//', '/&+'])(
  '%s is none',
  (path) => {
    expect(isSitePath(path)).toBe(false)
  },
)

test('a shop is shown at the home page, in /shop and in /eshop only', () => {
  expect(['/', '/shop', '/shop/menus', '/eshop/tout'].every(isShopPath)).toBe(true)
  expect(['/cart', '/order', '/shopping', '/track/42'].some(isShopPath)).toBe(false)
})

test('help is offered at the home page and in /shop only', () => {
  expect(['/', '/shop', '/shop/', '/shop/menus', '/Shop'].every(hasChatOn)).toBe(true)
  expect(['/eshop/tout', '/cart', '/order', '/account/commandes'].some(hasChatOn)).toBe(false)
})
