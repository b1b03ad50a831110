import { companyName, personName } from '#domain/customer/personName'

test.each([
  'Alix',
  ' Anne-Laure ',
  'Jean d’Ormesson',
  "O'Neill",
  'J. Martin',
  'Émile',
  '李雷',
  'x'.repeat(40),
  'Jean de La Fontaine',
])('« %s » looks like a name', (name) => {
  expect(personName(name)).toBe(name.trim())
})

test.each([
  '',
  'www.exemple.fr',
  'https://exemple.fr',
  'Gagnez 1000 euros',
  'Appelez le 0601020304',
  'Vous avez gagné un voyage',
  'a@b.fr',
  'Alix\nMartin',
  'Alix!',
  'x'.repeat(41),
  'Alix de La Fontaine Martin',
])('« %s » does not', (name) => {
  expect(personName(name)).toBeNull()
})

test('a company may have figures in its name, and no address', () => {
  expect(companyName('Studio 54 & Cie')).toBe('Studio 54 & Cie')
  expect(companyName(' Studio 54 ')).toBe('Studio 54')
  expect(companyName('x'.repeat(80))).toBe('x'.repeat(80))
  expect(companyName('x'.repeat(81))).toBeNull()
  expect(companyName('exemple.fr')).toBeNull()
})
