import { ALLERGEN_CODES, allergenOfSlug, allergenSlug } from '#domain/catalogue/allergens'
import { RUBRICS, rubricOfSlug, rubricSlug } from '#domain/catalogue/rubrics'

test('an address names rubrics and allergens by French words, each by its own', () => {
  expect(rubricSlug('Box')).toBe('plateaux')
  expect(allergenSlug('milk')).toBe('lait')
  expect(allergenSlug('nuts')).toBe('fruits-a-coque')
  expect(allergenSlug('eggs')).toBe('oeufs')
  const slugs = [...RUBRICS.map(rubricSlug), ...ALLERGEN_CODES.map(allergenSlug)]
  expect(slugs.every((slug) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true)
  expect(new Set(RUBRICS.map(rubricSlug)).size).toBe(RUBRICS.length)
  expect(new Set(ALLERGEN_CODES.map(allergenSlug)).size).toBe(14)
})

test('what an address names is found again', () => {
  RUBRICS.forEach((rubric) => expect(rubricOfSlug(rubricSlug(rubric))).toBe(rubric))
  ALLERGEN_CODES.forEach((code) => expect(allergenOfSlug(allergenSlug(code))).toBe(code))
})

test.each(['Box', 'Plateaux', '', 'milk', 'constructor'])('« %s » names nothing', (word) => {
  expect(rubricOfSlug(word)).toBeNull()
  expect(allergenOfSlug(word)).toBeUndefined()
})

test('no word names no rubric', () => expect(rubricOfSlug(null)).toBeNull())
