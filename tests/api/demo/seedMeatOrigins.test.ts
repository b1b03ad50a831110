import { countryName, isMeat } from '../../../src/domain/catalogue/meatOrigins'
import { productRows } from '../../../src/server/db/seed/catalogue/catalogue'
import { INGREDIENTS } from '../../../src/server/db/seed/catalogue/ingredients'
import { MEAT_OF_INGREDIENT } from '../../../src/server/db/seed/catalogue/meats'

/** What a customer reads as meat, whatever the catalogue's own columns say. */
const NAMES_OF_MEAT =
  /poulet|volaille|canard|foie gras|bœuf|veau|agneau|bresaola|jambon|coppa|lard|terrine|viande/

const isFromMeat = (origin: string) => origin === 'meat' || origin === 'pork'

test.each([...INGREDIENTS])('%s is of a meat exactly when it comes from one', (name, facts) => {
  const origin = MEAT_OF_INGREDIENT.get(name)
  expect(origin !== undefined).toBe(isFromMeat(facts.origin))
  expect(origin?.meat === 'pork').toBe(facts.origin === 'pork')
})

test.each(productRows)('$name says where each meat in it comes from', (product) => {
  const origins = product.meatOrigins ?? []
  const ofIngredients = product.ingredients.flatMap(
    ({ name }) => MEAT_OF_INGREDIENT.get(name)?.meat ?? [],
  )
  expect(new Set(origins.map(({ meat }) => meat))).toEqual(new Set(ofIngredients))
  expect(product.ingredients.some(({ name }) => NAMES_OF_MEAT.test(name))).toBe(origins.length > 0)
  for (const { meat, countries } of origins) {
    expect(isMeat(meat)).toBe(true)
    expect(countries.length).toBeGreaterThan(0)
    for (const country of countries) expect(countryName(country)).not.toBe(country)
  }
})
