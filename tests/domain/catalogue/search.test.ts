import { matchesSearch, searchWords } from '#domain/catalogue/search'

const TRAY =
  'Plateau Ménilmontant Aubergine, lentilles vertes du Puy, feta AOP, œuf plein air, noix'

test.each([
  ['menil', true],
  ['MÉNILMONTANT', true],
  ['lentille', true],
  ['aubergines', true],
  ['œufs', true],
  ['oeuf', true],
  ['noix', true],
  ['  puy   feta ', true],
  ['feta puy', true],
  ['d’aubergine', true],
  ['', true],
  [' — ', true],
  ['feta saumon', false],
  ['ubergine', false],
  ['bœuf', false],
])('a search for « %s » finds the dish: %s', (search, expected) =>
  expect(matchesSearch(search, TRAY)).toBe(expected),
)

test('a word of the search that the text only holds as a longer one is found while it is typed', () => {
  expect(matchesSearch('citron', 'Citronnade au romarin')).toBe(true)
  expect(matchesSearch('citronnade', 'Tarte au citron')).toBe(false)
})

test('every word of the search is found, and none within a word', () => {
  expect(matchesSearch('tarte citron', 'Tarte au citron')).toBe(true)
  expect(matchesSearch('tarte itron', 'Tarte au citron')).toBe(false)
  expect(matchesSearch('tarte fraise', 'Tarte au citron')).toBe(false)
})

test('words that only join others take nothing away', () => {
  expect(matchesSearch('aubergine et lentilles', TRAY)).toBe(true)
  expect(matchesSearch('la noix avec une feta', TRAY)).toBe(true)
  expect(matchesSearch('la', 'Lasagnes')).toBe(true)
  expect(matchesSearch('la', TRAY)).toBe(false)
})

test('what a dish goes without is not what it holds', () => {
  const label = 'Curry de pois chiches, Vegan, Sans porc'
  expect(matchesSearch('sans porc', label)).toBe(true)
  expect(matchesSearch('sans po', label)).toBe(true)
  expect(matchesSearch('curry sans porc', label)).toBe(true)
  expect(matchesSearch('porc', label)).toBe(false)
  expect(matchesSearch('sans gluten', 'Pain au gluten, Sans porc')).toBe(false)
})

test('words are compared without accents, case and apostrophes', () => {
  expect(searchWords('Crème fraîche d’Isigny, 70 %')).toEqual([
    'creme',
    'fraiche',
    'd',
    'isigny',
    '70',
  ])
})
