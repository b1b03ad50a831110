import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allergenName, ALLERGENS, isAllergen, mergeAllergens } from '#domain/catalogue/allergens'

test('the fourteen allergens are those of the contract', () => {
  const schema = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8')
  const values = /enum Allergen \{([^}]*)\}/.exec(schema)?.[1]?.match(/^ {2}\w+$/gm) ?? []
  expect(Object.keys(ALLERGENS)).toEqual(values.map((value) => value.trim()))
  expect(values).toHaveLength(14)
})

test('an allergen has its French name, an unknown code is shown as it is', () => {
  expect(allergenName('nuts')).toBe('Fruits à coque')
  expect(allergenName('toString')).toBe('toString')
  expect(isAllergen('toString')).toBe(false)
})

test('allergens of several dishes stand once each, in the order of the regulation', () => {
  expect(mergeAllergens(['milk', 'gluten', 'milk'])).toEqual(['gluten', 'milk'])
  expect(mergeAllergens([])).toEqual([])
})
