import { orderGlimpse } from '#domain/order/orderGlimpse'

const article = (name: string, quantity: number, price: number) => ({
  name,
  amount: quantity * price,
})
const namesOf = (...articles: ReturnType<typeof article>[]) => {
  const { named, others } = orderGlimpse(articles)
  return [named.map(({ name }) => name), others]
}

test('an order is told by the two articles that most of its money went for', () => {
  const water = article('Eau', 40, 150)
  const tray = article('Plateau', 10, 2_000)
  const cake = article('Tarte', 2, 1_800)
  expect(namesOf(water, tray, cake)).toEqual([['Plateau', 'Eau'], 1])
  expect(namesOf(water, tray)).toEqual([['Plateau', 'Eau'], 0])
  expect(namesOf(cake)).toEqual([['Tarte'], 0])
  expect(namesOf()).toEqual([[], 0])
})

test('of the same amount, the first one ordered comes first', () => {
  expect(namesOf(article('A', 1, 100), article('B', 2, 50), article('C', 1, 100))).toEqual([
    ['A', 'B'],
    1,
  ])
})
