import { formatUnits } from '#domain/catalogue/units'

test('a number stays on the line of the article that it counts', () => {
  expect(formatUnits(5, 'Jus de pomme')).toBe('5\u00a0×\u00a0Jus de pomme')
})
