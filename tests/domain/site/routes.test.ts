import { ENCODED_PAGES, NO_PAGES } from '../../support/addresses'
import {
  hasChatOn,
  isSecretAddress,
  isShopPath,
  isSitePath,
  maskedPath,
  readPath,
  ROUTE_PATTERNS,
} from '#domain/site/routes'

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

test.each(NO_PAGES)('no page is at the address %s', (path) => {
  expect(isSitePath(readPath(path))).toBe(false)
})

test.each(ENCODED_PAGES)('the address %s is read as %s', (path, meant) => {
  expect(readPath(path)).toBe(meant)
})

test('an address that cannot be decoded is left as it is', () => {
  expect(readPath('/shop/%E0%A4%A')).toBe('/shop/%E0%A4%A')
})

test('a shop is shown at the home page, in /shop and in /eshop only', () => {
  expect(['/', '/shop', '/shop/menus', '/eshop/tout'].every(isShopPath)).toBe(true)
  expect(['/cart', '/order', '/shopping', '/track/42'].some(isShopPath)).toBe(false)
})

test('help is offered at the home page and in /shop only', () => {
  expect(['/', '/shop', '/shop/', '/shop/menus', '/Shop'].every(hasChatOn)).toBe(true)
  expect(['/eshop/tout', '/cart', '/order', '/account/commandes'].some(hasChatOn)).toBe(false)
})

test.each([
  ['/', '/'],
  ['/CGV', '/cgv'],
  ['/shop/menus', '/shop/menus'],
  ['/shop/', '/shop'],
  ['/order/paiement', '/order/paiement'],
  ['/track/42', '/track/:orderId'],
  ['/track/42/', '/track/:orderId'],
  ['/Track/42/SECRET', '/track/:orderId/:token'],
  ['/account/commandes/42', '/account/commandes/:id'],
  ['/newpassword/SECRET', '/newpassword/:token'],
  ['/validation-cgv/SECRET', '/validation-cgv/:token'],
  ['/feedback/42', '/feedback/:orderId'],
  ['/feedback-canteen/SECRET', '/feedback-canteen/:hashedOrderId'],
  ['/confirmation-email', '/confirmation-email'],
  ['/newpassword/SECRET/more', '/newpassword/*'],
  ['/nowhere', '/nowhere'],
  ['/nowhere/SECRET', '/nowhere/*'],
  ['/+', '/+'],
  ['/tr%61ck/42/SECRET', '/track/:orderId/:token'],
  ['/track%2F42%2fSECRET', '/track/:orderId/:token'],
])('%s is told to others as %s', (path, told) => {
  expect(maskedPath(path)).toBe(told)
})

test('no page of the site tells others a token, a hash or what an order is called', () => {
  for (const pattern of Object.values(ROUTE_PATTERNS)) {
    const path = pattern.replace(/:(token|hashedOrderId|orderId|id)\??/g, 'SECRET')
    expect(maskedPath(path)).not.toContain('SECRET')
  }
})

test('an address is secret when it lets its reader act', () => {
  const isSecret = (url: string) => isSecretAddress(new URL(url, 'https://site.example'))
  for (const url of [
    '/track/42/SECRET',
    '/newp%61ssword/SECRET',
    '/newpassword%2FSECRET',
    '/newpassword/SECRET',
    '/validation-cgv/SECRET/',
    '/feedback/42',
    '/feedback-canteen/SECRET',
    '/confirmation-email?token=SECRET',
    '/canteen-validation?token=SECRET',
    '/email-unsubscribe?token=SECRET',
  ]) {
    expect([url, isSecret(url)]).toEqual([url, true])
  }
  for (const url of [
    '/',
    '/shop/menus?personnes=4',
    '/track/42',
    '/account/commandes/42',
    '/cgv',
  ]) {
    expect([url, isSecret(url)]).toEqual([url, false])
  }
})
