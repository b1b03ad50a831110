import { guestsCopy } from '../../../src/client/areas/guests/guestsCopy'

const FREE = { needs: ['vegan', 'gluten', 'soybeans', 'sesame'] as const, people: 1 }

test('what a guest goes without stands between commas', () => {
  expect(guestsCopy.share(FREE, ['Salade'])).toBe(
    '1\u00a0vegan sans gluten, sans soja, sans sésame\u00a0: Salade',
  )
})

test('groups are told apart where one of them has commas', () => {
  const two = { needs: ['vegetarian'] as const, people: 2 }
  const nuts = { needs: ['vegan', 'nuts'] as const, people: 1 }
  expect(guestsCopy.missing([nuts, two])).toBe(
    'il manque 1\u00a0vegan sans fruits à coque et 2\u00a0végétariens',
  )
  expect(guestsCopy.missing([FREE, two])).toBe(
    'il manque 1\u00a0vegan sans gluten, sans soja, sans sésame\u00a0; 2\u00a0végétariens',
  )
})
