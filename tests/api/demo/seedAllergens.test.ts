import { ALLERGEN_CODES } from '#domain/catalogue/allergens'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { CATALOGUE } from '../../support/demo'

test('each of the fourteen allergens is in a dish that anybody may order', () => {
  const lines = STOREFRONTS.flatMap(({ access, lineId }) => (access === 'everyone' ? lineId : []))
  const dishes = CATALOGUE.products.filter(({ lineId }) => lines.includes(lineId))
  const known = new Set<string>(dishes.flatMap(({ allergens }) => allergens))
  expect(ALLERGEN_CODES.filter((code) => !known.has(code))).toEqual([])
})
