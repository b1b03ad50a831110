import { isMeat, mergeOrigins } from '#domain/catalogue/meatOrigins'

test('origins of several dishes name each meat once, with each of its countries once', () => {
  expect(
    mergeOrigins([
      { meat: 'poultry', countries: ['FR'] },
      { meat: 'pork', countries: ['FR', 'ES'] },
      { meat: 'poultry', countries: ['PL', 'FR'] },
    ]),
  ).toEqual([
    { meat: 'pork', countries: ['FR', 'ES'] },
    { meat: 'poultry', countries: ['FR', 'PL'] },
  ])
  expect(mergeOrigins([])).toEqual([])
})

test('a meat without a country is none that could be shown', () => {
  expect(mergeOrigins([{ meat: 'beef', countries: [] }])).toEqual([])
})

test('meats are known by the codes of the schema alone', () => {
  expect(isMeat('lamb')).toBe(true)
  expect(isMeat('constructor')).toBe(false)
})
