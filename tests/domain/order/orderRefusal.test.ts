import { ORDER_REFUSALS, orderResult, parseOrderResult } from '#domain/order/orderRefusal'

test('a response that starts with ORDER_ID: is an order', () => {
  expect(parseOrderResult('ORDER_ID:42-ab')).toEqual({ kind: 'order', orderId: '42-ab' })
  expect(parseOrderResult(orderResult('7'))).toEqual({ kind: 'order', orderId: '7' })
  expect(parseOrderResult('ORDER_ID: 42 ')).toEqual({ kind: 'order', orderId: '42' })
})

test('each refusal is known by its code', () => {
  expect(ORDER_REFUSALS.map(parseOrderResult)).toEqual(
    ORDER_REFUSALS.map((code) => ({ kind: 'refused', code })),
  )
})

test.each([
  '',
  'ORDER_ID:',
  'ORDER_ID: ',
  'order_id:4',
  'Erreur',
  ' ORDER_ID:4',
  null,
  undefined,
  4,
])('the response "%s" is an error', (result) => {
  expect(parseOrderResult(result)).toEqual({ kind: 'refused', code: 'UNKNOWN' })
})
