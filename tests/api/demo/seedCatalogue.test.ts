import { ALLERGENS } from '#domain/catalogue/allergens'
import { STOREFRONTS } from '#domain/catalogue/storefronts'
import { CATALOGUE, INGREDIENTS } from '../../support/demo'

const { lines, products: productRows, menus: menuRows, menuProducts: menuProductRows } = CATALOGUE

test('the catalogue has 90 products and 16 menus at least, in every line of the storefronts', () => {
  expect(productRows.length).toBeGreaterThanOrEqual(90)
  expect(menuRows.length).toBeGreaterThanOrEqual(16)
  expect(lines.map(({ id }) => id).sort()).toEqual(STOREFRONTS.map(({ lineId }) => lineId).sort())
  for (const { id } of lines) {
    const own = productRows.filter(({ lineId }) => lineId === id)
    expect(own.length).toBeGreaterThanOrEqual(12)
  }
})

test('the catalogue calls every product and every menu by a name and a key of its own', () => {
  const keys = [...productRows, ...menuRows].map(({ picture }) => picture)
  expect(new Set(keys).size).toBe(keys.length)
  const names = [...productRows, ...menuRows].map(({ lineId, name }) => `${lineId} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})

test.each(productRows)('$name is described in two sentences and priced', (product) => {
  expect(product.description.match(/[.!?](?=\s|$)/g)).toHaveLength(2)
  expect(product.price).toBeGreaterThanOrEqual(40)
  expect(product.price % 5).toBe(0)
  expect(product.dailyQuantity).toBeGreaterThan(0)
  expect(product.minimumQuantity).toBeLessThanOrEqual(product.dailyQuantity)
})

test.each(productRows)('$name declares shares of 100 % at most, the largest first', (product) => {
  const shares = product.ingredients.map(({ percentage }) => percentage ?? 0)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(100)
  expect(shares).toEqual([...shares].sort((a, b) => b - a))
})

test.each(productRows)(
  '$name declares the allergens of its ingredients and no other',
  (product) => {
    const ofIngredients = product.ingredients.flatMap(
      ({ name }) => INGREDIENTS.get(name)?.allergens,
    )
    expect(new Set(product.allergens)).toEqual(new Set(ofIngredients))
    for (const allergen of product.allergens) expect(Object.keys(ALLERGENS)).toContain(allergen)
  },
)

test.each(productRows)('$name has tags that agree with what is in it', ({ tags, ...product }) => {
  const facts = product.ingredients.map(({ name }) => INGREDIENTS.get(name))
  const claims = (tag: string) => tags.includes(tag)
  expect(claims('Sans gluten')).toBe(!product.allergens.includes('gluten'))
  expect(claims('Sans lactose')).toBe(!product.allergens.includes('milk'))
  expect(claims('Sans porc')).toBe(!facts.some((one) => one?.meat.pork))
  expect(claims('Vegan')).toBe(facts.every((one) => one?.from === 'plant'))
  if (claims('Vegan')) {
    expect(claims('Végétarien')).toBe(true)
    expect(
      product.allergens.filter((one) => /milk|eggs|fish|crustaceans|molluscs/.test(one)),
    ).toEqual([])
  }
})

test.each(productRows.filter(({ nutrition }) => nutrition))(
  '$name has nutrition facts that add up',
  ({ nutrition }) => {
    if (!nutrition) throw new Error('no nutrition facts')
    const facts = nutrition
    const fromMacros =
      4 * facts.protein + 9 * facts.fat + 4 * facts.carbohydrate + 2 * facts.dietaryFiber
    expect(Math.abs(facts.kilocalories - fromMacros)).toBeLessThanOrEqual(1)
    expect(facts.kilojoules).toBe(Math.round(facts.kilocalories * 4.184))
    expect(facts.saturatedFat).toBeLessThanOrEqual(facts.fat)
    expect(facts.sugar).toBeLessThanOrEqual(facts.carbohydrate)
    const grams = facts.protein + facts.fat + facts.carbohydrate + facts.dietaryFiber + facts.salt
    expect(grams).toBeLessThanOrEqual(facts.servingSizeWeight)
  },
)

test.each(productRows)('$name bears the VAT of its kind', (product) => {
  const hasAlcohol = product.ingredients.some(({ name }) => INGREDIENTS.get(name)?.alcohol)
  if (product.category === 'Beverage' && hasAlcohol) expect(product.vatRate).toBe(20)
  else expect([5.5, 10]).toContain(product.vatRate)
  if (product.category === 'Grocery') expect(product.vatRate).toBe(5.5)
  if (product.category === 'Box') expect(product.vatRate).toBe(10)
})

test.each(menuRows)('$name holds products of its own line, for less than apart', (menu) => {
  const contents = menuProductRows.filter(({ menuId }) => menuId === menu.id)
  const priced = contents.map(({ productId, quantity = 1 }) => {
    const product = productRows.find(({ id }) => id === productId)
    expect(product?.lineId).toBe(menu.lineId)
    return (product?.price ?? 0) * quantity
  })
  expect(contents.length).toBeGreaterThanOrEqual(2)
  expect(menu.price).toBeLessThan(priced.reduce((sum, price) => sum + price, 0))
})
