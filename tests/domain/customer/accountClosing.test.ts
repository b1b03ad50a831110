import {
  closedAddress,
  closingRefusal,
  isClosedAddress,
  orderClosingRefusal,
  type ClosingOrder,
  type ClosingPayment,
} from '#domain/customer/accountClosing'
import type { MoneyBack } from '#domain/order/moneyBack'
import type { OrderStatus } from '#domain/order/orderStatus'

const TOTAL = 24_000

const order = (changes: Partial<ClosingOrder> = {}): ClosingOrder => ({
  status: 'delivered',
  payByCreditTransfer: false,
  totalTTC: TOTAL,
  received: [paid()],
  ...changes,
})

const paid = (changes: Partial<ClosingPayment> = {}): ClosingPayment => ({
  amount: TOTAL,
  isCard: true,
  back: [],
  ...changes,
})

const back = (changes: Partial<MoneyBack> = {}): MoneyBack => ({
  id: 1,
  amount: TOTAL,
  kind: 'refund',
  providerId: 're_1',
  state: 'gone',
  isByTransfer: false,
  ...changes,
})

const canceledWith = (...rows: MoneyBack[]) =>
  order({ status: 'canceled', received: [paid({ back: rows })] })

describe('an account can be closed', () => {
  test('without orders, and with orders that are delivered or canceled', () => {
    expect(closingRefusal([])).toBeNull()
    expect(closingRefusal([order(), order({ status: 'canceled', received: [] })])).toBeNull()
  })

  test('once a transfer has come in full, by parts and to the cent', () => {
    const received = [paid({ amount: 1, isCard: false }), paid({ amount: TOTAL - 1 })]
    expect(orderClosingRefusal(order({ payByCreditTransfer: true, received }))).toBeNull()
  })

  test('with a transfer that never came for an order that was canceled', () => {
    const canceled = order({ status: 'canceled', payByCreditTransfer: true, received: [] })
    expect(orderClosingRefusal(canceled)).toBeNull()
  })

  test('with an order that cost nothing', () => {
    expect(
      orderClosingRefusal(order({ payByCreditTransfer: true, totalTTC: 0, received: [] })),
    ).toBeNull()
  })

  test('once its refunds have gone, and after a dispute that was won or lost', () => {
    expect(orderClosingRefusal(canceledWith(back()))).toBeNull()
    expect(
      orderClosingRefusal(order({ received: [paid({ back: [back({ amount: 500 })] })] })),
    ).toBeNull()
    expect(orderClosingRefusal(canceledWith(back({ kind: 'dispute', state: 'gone' })))).toBeNull()
    const won = back({ kind: 'dispute', providerId: 'dp_1', state: 'failed' })
    expect(orderClosingRefusal(order({ received: [paid({ back: [won] })] }))).toBeNull()
  })

  test('once what no card took was sent by transfer', () => {
    const failed = back({ state: 'failed' })
    expect(orderClosingRefusal(canceledWith(failed, back({ id: 2, providerId: null })))).toBeNull()
  })
})

describe('an account stays open', () => {
  test.each<OrderStatus>(['waitingForPayment', 'confirmed', 'assigned', 'supported'])(
    'with an order that is %s',
    (status) => expect(orderClosingRefusal(order({ status }))).toBe('OPEN_ORDER'),
  )

  test('with a delivered order whose transfer has not come, or lacks a cent', () => {
    const owing = (...received: ClosingPayment[]) =>
      orderClosingRefusal(order({ payByCreditTransfer: true, received }))
    expect(owing()).toBe('PAYMENT_DUE')
    expect(owing(paid({ amount: TOTAL - 1, isCard: false }))).toBe('PAYMENT_DUE')
  })

  test.each([
    ['is owed', back({ providerId: null, state: 'open' })],
    ['is on its way', back({ state: 'open' })],
    ['is held in a dispute', back({ kind: 'dispute', providerId: 'dp_1', state: 'open' })],
    ['no card took', back({ state: 'failed' })],
  ])('with money that %s', (_, row) =>
    expect(orderClosingRefusal(canceledWith(row))).toBe('REFUND_DUE'),
  )

  test('with a transfer that is to be sent back', () => {
    const owed = paid({ isCard: false, back: [back({ providerId: null, state: 'open' })] })
    const canceled = order({ status: 'canceled', payByCreditTransfer: true, received: [owed] })
    expect(orderClosingRefusal(canceled)).toBe('REFUND_DUE')
  })

  test('and is told first what comes first, whatever the order of its orders', () => {
    const refund = canceledWith(back({ state: 'open' }))
    const payment = order({ payByCreditTransfer: true, received: [] })
    const open = order({ status: 'assigned' })
    expect(closingRefusal([refund, payment, open, order()])).toBe('OPEN_ORDER')
    expect(closingRefusal([refund, payment])).toBe('PAYMENT_DUE')
    expect(closingRefusal([order(), refund])).toBe('REFUND_DUE')
  })
})

test('the address of a closed account is known as such, and no other is', () => {
  expect(closedAddress('k')).toBe('closed-k@closed.invalid')
  expect(isClosedAddress(closedAddress('k'))).toBe(true)
  expect(isClosedAddress('closed@invalid.example')).toBe(false)
  expect(isClosedAddress(`${closedAddress('k')}.example`)).toBe(false)
})
