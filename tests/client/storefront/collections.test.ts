import {
  dietsOf,
  isInCollection,
} from '../../../src/client/areas/storefront/catalogue/articleGroups'
import { cardFacts } from '../../../src/client/areas/storefront/catalogue/cardFacts'

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

const bissap = { tags: ['Boissons', 'Vegan'] }

test('a card does not say which collection its article is in, as the page and the section do', () => {
  const words = cardFacts({ price: 750, participantsPerQuantity: 1, minimumQuantity: 1, ...bissap })
  expect(words).toEqual([{ words: 'Vegan', isDiet: true }])
})

test('nothing is filtered by the collection that is shown; where all are, it is offered', () => {
  expect(dietsOf([bissap], 'Boissons')).toEqual(['Vegan'])
  expect(dietsOf([bissap], 'tout')).toEqual(['Boissons', 'Vegan'])
  expect(dietsOf([bissap], undefined)).toEqual(['Boissons', 'Vegan'])
})
