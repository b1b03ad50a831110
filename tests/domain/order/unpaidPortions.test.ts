import { maxUnpaidPortions, maxUnpaidPortionsOfCaller } from '#domain/order/unpaidHold'

test.each([
  [0, 12],
  [43, 12],
  [44, 13],
  [46, 13],
  [47, 14],
])('of %i portions of a day a new account holds %i unpaid', (portionsOfTheDay, most) => {
  expect(maxUnpaidPortions(portionsOfTheDay)).toBe(most)
  expect(maxUnpaidPortionsOfCaller(portionsOfTheDay)).toBe(2 * most)
})
