import { plannedOrderIn, plannedOrderPath } from '#domain/site/plannedOrderPath'

const planned = { orderId: 'commande 7&8', day: '2026-12-01' }

test('the address of an order of every week tells its order and its date again', () => {
  const { pathname, search } = new URL(
    plannedOrderPath(planned.orderId, planned.day),
    'https://tablee.example',
  )
  expect(pathname).toBe('/')
  expect(plannedOrderIn(search)).toEqual(planned)
})

test('mailed addresses are kept: the names in them stay', () => {
  expect(plannedOrderPath('order-1', '2026-12-01')).toBe('/?repeter=order-1&jour=2026-12-01')
})

test.each(['', '?repeter=order-1', '?jour=2026-12-01', '?repeter=order-1&jour=demain'])(
  '« %s » asks to confirm nothing',
  (search) => {
    expect(plannedOrderIn(search)).toBeNull()
  },
)
