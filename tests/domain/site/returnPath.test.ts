import fc from 'fast-check'
import { returnPath } from '#domain/site/returnPath'

const ORIGIN = 'https://www.tablee.example'

test.each([
  ['/', '/'],
  ['/order/paiement', '/order/paiement'],
  ['/shop/menus?regime=Vegan#carte', '/shop/menus?regime=Vegan#carte'],
  ['/shop/../order', '/order'],
  ['/account/commandes?page=2&url=//evil.example', '/account/commandes?page=2&url=//evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/recherche?q=pâtes', '/recherche?q=p%C3%A2tes'],
])('%s is a path of this site', (wanted, path) => {
  expect(returnPath(wanted, ORIGIN)).toBe(path)
})

test.each([
  null,
  '',
  'order',
  'https://evil.example/',
  'https://www.tablee.example/order',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/order\0',
  '/order\x7f',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.\\/evil.example',
  '//www.tablee.example@evil.example/',
  '//[',
])('%j leads nowhere', (wanted) => {
  expect(returnPath(wanted, ORIGIN)).toBeNull()
})

test('whatever is wanted, what comes back stays on this origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '@',
    ':',
    '\t',
    '?',
    '#',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const path = returnPath(`/${pieces.join('')}`, ORIGIN)
      if (path === null) return
      expect(path).toMatch(/^\/(?![/\\])/)
      expect(new URL(path, ORIGIN).origin).toBe(ORIGIN)
    }),
  )
})
