import { isInCollection } from '../../../src/client/areas/storefront/catalogue/articleGroups'

test.each([
  ['coffrets', ['Coffrets', 'Local'], true],
  ['coffrets', ['Boissons'], false],
  ['epicerie', ['Épicerie'], true],
  ['Epicerie', ['Boissons'], false],
  ['tout', ['Boissons'], true],
  ['constructor', [], true],
  [undefined, [], true],
])('collection %s with an article tagged %j: %s', (collection, tags, expected) => {
  expect(isInCollection(tags, collection)).toBe(expected)
})
