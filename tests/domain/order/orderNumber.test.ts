import { formatOrderNumber, parseOrderNumber } from '#domain/order/orderNumber'

test.each([1, 24815, 999_999_999_999_999])('order %d reads back as it is written', (number) => {
  const text = formatOrderNumber(number)
  expect(text).toBe(`T-${number}`)
  expect(parseOrderNumber(text)).toBe(number)
})

test.each([
  ['t-24815', 24815],
  ['24815', 24815],
  ['T-007', 7],
])('%s is order %d', (text, number) => {
  expect(parseOrderNumber(text)).toBe(number)
})

test.each([
  '',
  'T-',
  'T24815',
  'T--1',
  '-1',
  'T-1.5',
  ' 24815',
  'T-24815 ',
  'F-24815',
  `T-${'1'.repeat(16)}`,
])('« %s » is no order number', (text) => {
  expect(parseOrderNumber(text)).toBeNull()
})
