import type { Locator } from '@playwright/test'
import { countingHand } from '../../../src/tools/measure/effort/hand'

const target = (does: () => Promise<void> = () => Promise.resolve()): Locator =>
  ({ click: does, fill: does }) as unknown as Locator

test('each press, choice and filled field counts once, whatever is typed', async () => {
  const hand = countingHand()
  await hand.press(target())
  await hand.choose(target())
  await hand.fill(target(), '356 000 000 00048')
  expect(hand.effort.acts).toBe(3)
})

test('a longer text takes longer, by the pace of a thumb', async () => {
  const short = countingHand()
  const long = countingHand()
  await short.fill(target(), '12')
  await long.fill(target(), '4242424242424242')
  expect(long.effort.seconds - short.effort.seconds).toBeCloseTo(14 * 0.33)
})

test('a fact that is typed a second time is told, a number of dishes is none', async () => {
  const hand = countingHand()
  for (const text of ['Claire Martin', '2', '2', '06 12 34 56 78', 'Claire Martin']) {
    await hand.fill(target(), text)
  }
  expect(hand.effort.typedAgain).toEqual(['Claire Martin'])
})

test('an act that the page does not take is not counted', async () => {
  const hand = countingHand()
  await expect(hand.press(target(() => Promise.reject(new Error('covered'))))).rejects.toThrow()
  expect(hand.effort).toEqual({ acts: 0, seconds: 0, typedAgain: [] })
})
