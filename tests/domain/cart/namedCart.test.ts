import {
  cartName,
  cartNameKey,
  cartNameProblem,
  MAX_CART_NAME_LENGTH,
} from '#domain/cart/namedCart'

test('outer and double spaces of a name do not count, capitals and invisible marks do not make another', () => {
  expect(cartName('  Réunion \n du   lundi ')).toBe('Réunion du lundi')
  expect(cartName('Lundi\u202e, \u0007chez nous')).toBe('Lundi, chez nous')
  expect(cartNameKey('RÉUNION du  lundi')).toBe(cartNameKey('Réunion du Lundi'))
  expect(cartNameKey('Lundi \u200b')).toBe(cartNameKey('Lundi'))
  expect(cartNameKey('Lundi \u200b midi')).toBe(cartNameKey('Lundi\rmidi'))
  expect(cartNameKey('Reunion du lundi')).not.toBe(cartNameKey('Réunion du lundi'))
})

test.each([
  ['Réunion du lundi', null],
  ['x'.repeat(MAX_CART_NAME_LENGTH), null],
  [`  ${'x'.repeat(MAX_CART_NAME_LENGTH)}  `, null],
  ['x'.repeat(MAX_CART_NAME_LENGTH + 1), 'TOO_LONG'],
  ['', 'REQUIRED'],
  [' \n ', 'REQUIRED'],
  ['\u200b \u200d', 'REQUIRED'],
  ['a\u0000b', 'INVALID'],
])('of the name %j, the problem is %s', (name, problem) => {
  expect(cartNameProblem(name)).toBe(problem)
})
