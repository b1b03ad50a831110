import { amountsToCredit, creditedParts, leftOfInvoice } from '#domain/order/creditNote'
import { backOffMs } from '#domain/time/backOff'
import { amountDue, amountRefunded } from '#domain/order/amountDue'
import {
  isNewer,
  leftToOwe,
  matchRefund,
  newPartOfSum,
  toSendByTransfer,
  type MoneyBack,
} from '#domain/order/moneyBack'
import { differencesOf } from '#domain/order/reconciliation'
import type { VatPart } from '#domain/pricing/vat'

const row = (changes: Partial<MoneyBack>): MoneyBack => ({
  id: 1,
  amount: 1_000,
  kind: 'refund',
  providerId: null,
  state: 'open',
  isByTransfer: false,
  ...changes,
})

test('what is owed is never more than what is left of a payment', () => {
  const gone = row({ id: 2, amount: 300, providerId: 're_1', state: 'gone' })
  const failed = row({ id: 3, amount: 200, providerId: 're_2', state: 'failed' })
  expect(leftToOwe(1_000, [])).toBe(1_000)
  expect(leftToOwe(1_000, [gone, failed, row({})])).toBe(700)
  expect(leftToOwe(1_000, [row({ kind: 'dispute', providerId: 'dp_1', state: 'gone' })])).toBe(0)
})

test('a bank that takes back what was refunded already leaves nothing to owe, and not less', () => {
  const refund = row({ providerId: 're_1', state: 'gone' })
  const dispute = row({ id: 2, kind: 'dispute', providerId: 'dp_1', state: 'gone' })
  expect(leftToOwe(1_000, [refund, dispute])).toBe(0)
})

test('what went by transfer has no id of the provider, and is not owed again', () => {
  expect(leftToOwe(1_000, [row({ amount: 400, state: 'gone' })])).toBe(600)
})

test('a refund is matched with its own row, the one that requested it, or one without an id, never twice', () => {
  const owed = row({ id: 7 })
  const unnamed = row({ id: 8, amount: 500, providerId: 'charge:pi_1:500', state: 'gone' })
  const named = row({ id: 9, providerId: 're_1' })
  const rows = [owed, unnamed, named]
  expect(matchRefund(rows, { id: 're_1', amount: 1, paymentId: null })).toBe(named)
  expect(matchRefund(rows, { id: 're_2', amount: 900, paymentId: 7 })).toBe(owed)
  expect(matchRefund(rows, { id: 're_2', amount: 1_000, paymentId: null })).toBe(owed)
  expect(matchRefund(rows, { id: 're_2', amount: 500, paymentId: null })).toBe(unnamed)
  expect(matchRefund(rows, { id: 're_2', amount: 200, paymentId: null })).toBe('included')
  expect(matchRefund([named], { id: 're_2', amount: 200, paymentId: 9 })).toBeNull()
})

test('a second refund of the same amount is a new one', () => {
  const named = row({ providerId: 're_1', state: 'gone' })
  expect(matchRefund([named], { id: 're_2', amount: 1_000, paymentId: null })).toBeNull()
})

test('a refund of another amount than what is owed is a new one, unless it was requested for it', () => {
  const owed = row({ id: 7 })
  expect(matchRefund([owed], { id: 're_1', amount: 200, paymentId: null })).toBeNull()
  expect(matchRefund([owed], { id: 're_1', amount: 200, paymentId: 7 })).toBe(owed)
})

test('of sums without an id, a refund is one of them, its own first, or in all of them together, and no more', () => {
  const sum = (id: number, amount: number) =>
    row({ id, amount, providerId: `charge:pi_1:${amount}`, state: 'gone' })
  const rows = [sum(7, 300), sum(8, 500)]
  const match = (amount: number, paymentId: number | null = null) =>
    matchRefund(rows, { id: 're_1', amount, paymentId })
  expect(match(400, 8)).toBe(rows[1])
  expect(match(800)).toBe('included')
  expect(match(801)).toBeNull()
})

test('a sum that comes late says nothing new, and no news is older than what is known', () => {
  const gone = row({ amount: 700, providerId: 're_1', state: 'gone' })
  expect(newPartOfSum(1_000, [gone, row({ id: 2 })])).toBe(300)
  expect(newPartOfSum(500, [gone])).toBe(0)
  expect(newPartOfSum(700, [{ ...gone, state: 'failed' }])).toBe(0)
  const disputed = row({ amount: 700, kind: 'dispute', providerId: 'dp_1', state: 'gone' })
  expect(newPartOfSum(300, [disputed])).toBe(300)
  expect(isNewer('open', 'gone')).toBe(true)
  expect(isNewer('open', 'failed')).toBe(true)
  expect(isNewer('gone', 'open')).toBe(false)
  expect(isNewer('gone', 'failed')).toBe(true)
  expect(isNewer('failed', 'gone')).toBe(false)
  expect(isNewer('gone', 'gone')).toBe(false)
})

describe('what is to be sent back by transfer', () => {
  const failed = (id: number, amount: number) =>
    row({ id, amount, providerId: `re_${id}`, state: 'failed' })
  const gone = (id: number, amount: number) => ({ ...failed(id, amount), state: 'gone' as const })
  const disputed = row({ id: 9, amount: 900, kind: 'dispute', providerId: 'dp_1', state: 'gone' })
  test.each([
    ['all that is owed of a transfer', false, [row({})], [1]],
    ['nothing that has gone by transfer', false, [row({ amount: 300, state: 'gone' })], []],
    ['nothing that is owed to a card', true, [row({})], []],
    ['what no card took', true, [failed(1, 300), failed(2, 700)], [2, 1]],
    ['nothing that was made anew', true, [failed(1, 300), gone(2, 300)], []],
    ['nothing that is to be made anew', true, [failed(1, 300), row({ id: 2, amount: 300 })], []],
    ['one of two, made anew once', true, [failed(1, 300), failed(2, 300), gone(3, 300)], [2]],
    [
      'nothing of two that were both made anew',
      true,
      [failed(1, 300), failed(2, 200), gone(3, 300), gone(4, 200)],
      [],
    ],
    ['what another amount does not make anew', true, [failed(1, 300), gone(2, 200)], [1]],
    [
      'one that nothing made anew, beside one that was',
      true,
      [failed(1, 300), failed(2, 200), gone(3, 200)],
      [1],
    ],
    [
      'all that is left, whatever failed before it was made anew',
      true,
      [failed(1, 600), gone(2, 600), failed(3, 400)],
      [3],
    ],
    [
      'a smaller one where a larger one is more than is left',
      true,
      [gone(1, 300), failed(2, 800), failed(3, 500)],
      [3],
    ],
    [
      'what an earlier refund of the same amount is not for',
      true,
      [gone(1, 300), failed(2, 300)],
      [2],
    ],
    ['what is left of the payment', true, [failed(1, 200), failed(2, 1_000)], [2]],
    ['nothing beside what has gone', true, [failed(1, 200), gone(2, 1_000)], []],
    ['nothing of what the bank took', true, [failed(1, 200), disputed], []],
    ['nothing of a dispute that was won', true, [{ ...disputed, state: 'failed' as const }], []],
  ])('is %s', (_, isCard, rows, expected) => {
    const sent = toSendByTransfer({ amount: 1_000, isCard }, rows)
    expect(sent.map(({ id }) => id)).toEqual(expected)
  })
})

test('what was given back is not to be paid again', () => {
  const paid = { amount: 1_000, paidAt: 'then', hasFailed: false, type: 'card' }
  const back = { amount: -300, paidAt: 'then', hasFailed: false, type: 'cardRefund' }
  const taken = { amount: -700, paidAt: 'then', hasFailed: false, type: 'dispute' }
  expect(amountDue(1_000, [paid, back, taken])).toBe(0)
  expect(amountDue(1_200, [paid, back])).toBe(200)
  expect(amountRefunded([paid, back, taken])).toBe(300)
})

test('a refund that is on its way counts as refunded, one that a bank did not take does not', () => {
  const back = { amount: -300, paidAt: null, hasFailed: false, type: 'cardRefund' }
  expect(amountRefunded([back, { ...back, amount: -200, hasFailed: true }])).toBe(300)
})

const INVOICED: VatPart[] = [
  { rate: 5.5, amountHT: 1_111, vat: 61 },
  { rate: 10, amountHT: 20_007, vat: 2_001 },
  { rate: 20, amountHT: 1_500, vat: 300 },
]
const total = (parts: readonly VatPart[]) =>
  parts.reduce((sum, { amountHT, vat }) => sum + amountHT + vat, 0)

test('credit notes add up to the cent, each to its refund and all of them to the invoice', () => {
  const notes: VatPart[][] = []
  for (const refund of [1, 1_250, 3, 9_999, 100_000]) {
    const left = leftOfInvoice(INVOICED, notes)
    const parts = creditedParts(left, refund)
    expect(total(parts)).toBe(Math.min(refund, total(left)))
    expect(parts.every(({ amountHT, vat }) => amountHT >= 0 && vat >= 0)).toBe(true)
    notes.push(parts)
  }
  expect(leftOfInvoice(INVOICED, notes)).toEqual(
    INVOICED.map(({ rate }) => ({ rate, amountHT: 0, vat: 0 })),
  )
  expect(creditedParts(leftOfInvoice(INVOICED, notes), 5)).toEqual([])
})

test('a part of an invoice is given back in proportion, the odd cent at the rate that it is nearest to', () => {
  const left: VatPart[] = [
    { rate: 5.5, amountHT: 114, vat: 6 },
    { rate: 20, amountHT: 88, vat: 18 },
  ]
  expect(creditedParts(left, 100)).toEqual([
    { rate: 5.5, amountHT: 50, vat: 3 },
    { rate: 20, amountHT: 39, vat: 8 },
  ])
  expect(creditedParts([...left].reverse(), 100)).toEqual([
    { rate: 20, amountHT: 39, vat: 8 },
    { rate: 5.5, amountHT: 50, vat: 3 },
  ])
})

test('a rate whose share is whole cents gets no odd one', () => {
  const left = [400, 200, 200].map((amountHT, at): VatPart => ({ rate: at, amountHT, vat: 0 }))
  expect(creditedParts(left, 2)).toEqual([
    { rate: 0, amountHT: 1, vat: 0 },
    { rate: 1, amountHT: 1, vat: 0 },
  ])
})

test('a rate that nothing is given back of is not named', () => {
  const left: VatPart[] = [
    { rate: 5.5, amountHT: 1, vat: 0 },
    { rate: 20, amountHT: 1_000, vat: 200 },
  ]
  expect(creditedParts(left, 6)).toEqual([{ rate: 20, amountHT: 5, vat: 1 }])
})

test('an attempt in vain is followed by another, twice as late each time, up to the longest', () => {
  expect([1, 2, 3, 100].map((attempts) => backOffMs(attempts, 30, 100))).toEqual([30, 60, 100, 100])
})

test('two sides that agree have no difference; money that came and went again needs no booking', () => {
  const sides = { intentId: 'pi_1', orderNumber: 'T-1' }
  const none = { received: 0, refunded: 0, disputed: 0 }
  const some = { received: 500, refunded: 100, disputed: 0 }
  expect(differencesOf({ ...sides, provider: some, books: some })).toEqual([])
  expect(differencesOf({ ...sides, provider: { ...some, refunded: 500 }, books: none })).toEqual([])
  expect(differencesOf({ ...sides, provider: some, books: none })).toHaveLength(2)
  expect(differencesOf({ ...sides, provider: none, books: some })).toHaveLength(2)
  expect(
    differencesOf({ ...sides, provider: { ...some, disputed: 200 }, books: { ...some } }),
  ).toEqual(['pi_1 (T-1): 2,00\u00a0€ is disputed at the provider, 0,00\u00a0€ in the books.'])
  expect(differencesOf({ ...sides, orderNumber: null, provider: some, books: none })[0]).toMatch(
    /^pi_1 \(no order\): 5,00/,
  )
})

describe('what has to be credited', () => {
  const credit = (paymentId: number, amount: number) => ({ paymentId, amount })
  test.each([
    ['a refund without a credit note', [credit(1, 500)], [], [credit(1, 500)]],
    ['nothing twice', [credit(1, 500)], [credit(1, 500)], []],
    [
      'nothing for one that replaces what the bank sent back',
      [credit(2, 500)],
      [credit(1, 500)],
      [],
    ],
    ['what goes beyond it', [credit(2, 600)], [credit(1, 500)], [credit(2, 100)]],
    ['the last of several', [credit(2, 200), credit(3, 301)], [credit(1, 500)], [credit(3, 1)]],
    ['nothing for several to the cent', [credit(2, 200), credit(3, 300)], [credit(1, 500)], []],
    [
      'a new refund beside one that was covered in part',
      [credit(2, 600), credit(3, 50)],
      [credit(1, 500), credit(2, 100)],
      [credit(3, 50)],
    ],
    [
      'no more of a new refund where the note of another says less than it',
      [credit(1, 600), credit(2, 50)],
      [credit(1, 500)],
      [credit(2, 50)],
    ],
  ])('%s', (_, refunds, notes, expected) => {
    expect(amountsToCredit(refunds, notes)).toEqual(expected)
  })
})
