import { isDiet, strictestDiets } from '#domain/catalogue/diets'

test('of diets that promise one another the strictest is named', () => {
  expect(strictestDiets(['Vegan', 'Végétarien', 'Sans lactose', 'Sans porc'])).toEqual(['Vegan'])
  expect(strictestDiets(['Végétarien', 'Sans porc', 'Local'])).toEqual(['Végétarien', 'Local'])
})

test('what none of them promises stays, and so does an order', () => {
  expect(strictestDiets(['Sans gluten', 'Vegan', 'De saison'])).toEqual([
    'Sans gluten',
    'Vegan',
    'De saison',
  ])
  expect(strictestDiets(['Sans lactose', 'Sans porc'])).toEqual(['Sans lactose', 'Sans porc'])
  expect(strictestDiets([])).toEqual([])
})

test('a diet says who may eat a dish, not where or when it comes from', () => {
  expect(['Vegan', 'Végétarien', 'Sans gluten', 'Sans porc'].every(isDiet)).toBe(true)
  expect(['Local', 'De saison', 'Fêtes', 'toString'].some(isDiet)).toBe(false)
})
