import { vatParts } from '#domain/pricing/vat'

const NONE = { amountHT: 0, vatRate: 10 }

test('amounts of the same rate are taxed together', () => {
  const amounts = [
    { amountHT: 9, vatRate: 5.5 },
    { amountHT: 1000, vatRate: 20 },
    { amountHT: 9, vatRate: 5.5 },
  ]
  expect(vatParts(amounts, NONE)).toEqual([
    { rate: 5.5, amountHT: 18, vat: 1 },
    { rate: 20, amountHT: 1000, vat: 200 },
  ])
})

test('a rate with nothing to tax has no part; a cent is something', () => {
  expect(vatParts([{ amountHT: 0, vatRate: 20 }], NONE)).toEqual([])
  expect(vatParts([{ amountHT: 1, vatRate: 20 }], NONE)).toEqual([
    { rate: 20, amountHT: 1, vat: 0 },
  ])
})

test('a discount leaves its own rate first, then the others from the lowest', () => {
  const amounts = [
    { amountHT: 100, vatRate: 20 },
    { amountHT: 100, vatRate: 5.5 },
    { amountHT: 100, vatRate: 10 },
  ]
  const left = (amountHT: number) =>
    vatParts(amounts, { amountHT, vatRate: 10 }).map((part) => [part.rate, part.amountHT])
  expect(left(40)).toEqual([
    [5.5, 100],
    [10, 60],
    [20, 100],
  ])
  expect(left(150)).toEqual([
    [5.5, 50],
    [20, 100],
  ])
  expect(left(230)).toEqual([[20, 70]])
})
