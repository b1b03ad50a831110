import {
  dayClosure,
  fewSlotsLeft,
  nextDeliveryDay,
  unlistedDay,
  type ListedDay,
} from '#domain/delivery/dayOffer'

const NOW = new Date('2026-11-24T10:00:00+01:00')
const slot = (slotStartAt: string, why: 'open' | 'full' | 'late' = 'open') => ({
  slotStartAt,
  disabledSlot: why !== 'open',
  stress: why === 'full' ? ('high' as const) : ('low' as const),
})
const on = (day: string, ...slots: ReturnType<typeof slot>[]): ListedDay => ({
  day,
  status: 'openWithSales',
  slots,
})
const noon = (day: string, why?: 'full' | 'late') => slot(`${day}T12:00:00+01:00`, why)
const evening = (day: string, why?: 'full' | 'late') => slot(`${day}T19:00:00+01:00`, why)

describe('why nothing can be ordered for a day', () => {
  test.each<[string, ListedDay, string | null]>([
    ['a slot is left', on('2026-11-26', noon('2026-11-26', 'full'), evening('2026-11-26')), null],
    ['yesterday', on('2026-11-23', noon('2026-11-23')), 'past'],
    ['a Sunday', unlistedDay('2026-11-29'), 'closed'],
    ['a holiday', unlistedDay('2026-12-25'), 'closed'],
    ['a Saturday', unlistedDay('2026-11-28'), 'withoutSales'],
    ['every slot is full', on('2026-11-26', noon('2026-11-26', 'full')), 'noSlot'],
    ['no slot at all', on('2026-11-26'), 'noSlot'],
    ['every lead time has passed', on('2026-11-24', noon('2026-11-24', 'late')), 'tooLate'],
    [
      'one is full and the other too late',
      on('2026-11-24', noon('2026-11-24', 'late'), evening('2026-11-24', 'full')),
      'noSlot',
    ],
    ['the ninetieth day from today', on('2027-02-22', noon('2027-02-22')), null],
    ['the ninety-first', on('2027-02-23', noon('2027-02-23')), 'tooFarAhead'],
  ])('%s', (_, listed, why) => {
    expect(dayClosure(listed, NOW)).toBe(why)
  })

  test('today is too late from 17:00 on, whatever slots it has', () => {
    const today = on('2026-11-24', evening('2026-11-24'))
    expect(dayClosure(today, new Date('2026-11-24T16:59:59+01:00'))).toBeNull()
    expect(dayClosure(today, new Date('2026-11-24T17:00:00+01:00'))).toBe('tooLate')
  })
})

test('few slots are told when others are gone, plenty and a short day are not', () => {
  const day = '2026-11-26'
  const open = (count: number) => Array.from({ length: count }, () => noon(day))
  expect(fewSlotsLeft(on(day, ...open(3), noon(day, 'full')), NOW)).toBe(3)
  expect(fewSlotsLeft(on(day, ...open(4), noon(day, 'full')), NOW)).toBeNull()
  expect(fewSlotsLeft(on(day, ...open(2)), NOW)).toBeNull()
})

test.each([
  ['a Wednesday', '2026-11-25', '2026-11-26'],
  ['a Saturday', '2026-11-28', '2026-11-30'],
  ['a Friday in the past', '2026-11-20', '2026-11-24'],
  ['Christmas, a Friday', '2026-12-25', '2026-12-28'],
])('the delivery after %s', (_, day, next) => {
  expect(nextDeliveryDay(day, NOW)).toBe(next)
})

test('the next delivery passes over days that the list closes or has filled, and goes on past its end', () => {
  const closed: ListedDay = { ...unlistedDay('2026-11-26'), status: 'closed' }
  const friday = on('2026-11-27', noon('2026-11-27', 'full'))
  const monday = on('2026-11-30', noon('2026-11-30'))
  expect(nextDeliveryDay('2026-11-25', NOW, [closed])).toBe('2026-11-27')
  expect(nextDeliveryDay('2026-11-25', NOW, [closed, friday])).toBe('2026-11-30')
  expect(nextDeliveryDay('2026-11-25', NOW, [closed, friday, monday])).toBe('2026-11-30')
})

test('the next delivery passes over days that the address may not have', () => {
  const isRefused = (day: string) => day === '2026-11-26'
  expect(nextDeliveryDay('2026-11-25', NOW, [], isRefused)).toBe('2026-11-27')
})

test('the delivery after today, once it is over, is never today', () => {
  expect(nextDeliveryDay('2026-11-23', new Date('2026-11-24T17:00:00+01:00'))).toBe('2026-11-25')
})
