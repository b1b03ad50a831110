import { isMeat } from '#domain/catalogue/meatOrigins'
import { countryName } from '#domain/site/countryName'
import { CATALOGUE, INGREDIENTS } from '../../support/demo'

/** What a customer reads as meat, whatever the catalogue's own columns say. */
const NAMES_OF_MEAT =
  /poulet|volaille|canard|foie gras|bœuf|veau|agneau|bresaola|jambon|coppa|lard|terrine|viande/

test.each([...INGREDIENTS])('%s is of a meat exactly when it comes from one', (name, facts) => {
  expect(Object.keys(facts.meat).length > 0).toBe(facts.from === 'meat')
  expect(NAMES_OF_MEAT.test(name)).toBe(facts.from === 'meat')
})

test.each(CATALOGUE.products)('$name says where each meat in it comes from', (product) => {
  const origins = product.meatOrigins
  const ofIngredients = product.ingredients.flatMap(({ name }) =>
    Object.keys(INGREDIENTS.get(name)?.meat ?? {}),
  )
  expect(new Set(origins.map(({ meat }) => meat))).toEqual(new Set(ofIngredients))
  expect(product.ingredients.some(({ name }) => NAMES_OF_MEAT.test(name))).toBe(origins.length > 0)
  for (const { meat, countries } of origins) {
    expect(isMeat(meat)).toBe(true)
    expect(countries.length).toBeGreaterThan(0)
    for (const country of countries) expect(countryName(country)).not.toBe(country)
  }
})
