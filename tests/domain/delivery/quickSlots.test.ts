import { daySlots } from '#domain/delivery/delivery'
import { quickSlots } from '#domain/delivery/quickSlots'

const NOW = new Date('2026-11-24T10:00:00+01:00')

const dayOf = (
  day: string,
  { lineId = 'LIGNE-PLATEAUX', full = '', status = 'openWithSales' as const } = {},
) => ({
  day,
  status,
  slots: daySlots(day, lineId).map(({ slotStartAt, slotEndAt }) => ({
    slotStartAt: slotStartAt.toISOString(),
    slotEndAt: slotEndAt.toISOString(),
    disabledSlot: slotStartAt.toISOString() === full,
    stress: 'high' as const,
  })),
})

const startsOf = (days: Parameters<typeof quickSlots>[0]) =>
  quickSlots(days, NOW).map(({ slotStartAt }) => slotStartAt)

test('noon of the next three days is one press', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => dayOf(day))
  expect(startsOf(days)).toEqual([
    '2026-11-24T11:00:00.000Z',
    '2026-11-25T11:00:00.000Z',
    '2026-11-26T11:00:00.000Z',
  ])
})

test('breakfasts start at half past eight', () => {
  expect(startsOf([dayOf('2026-11-25', { lineId: 'LIGNE-PETITS-DEJEUNERS' })])).toEqual([
    '2026-11-25T07:30:00.000Z',
  ])
})

test('a line that has both hours is proposed at noon', () => {
  expect(startsOf([dayOf('2026-11-25', { lineId: 'LIGNE-PATISSERIE' })])).toEqual([
    '2026-11-25T11:00:00.000Z',
  ])
})

test('a slot that is full or past, and a day that sells nothing, are not proposed', () => {
  const noon = '2026-11-25T11:00:00.000Z'
  expect(startsOf([dayOf('2026-11-25', { full: noon })])).toEqual([])
  expect(startsOf([dayOf('2026-11-23')])).toEqual([])
  expect(startsOf([{ ...dayOf('2026-11-25'), status: 'openWithoutSales' }])).toEqual([])
})

test('a slot that is too soon for the cart makes room for the next', () => {
  const days = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => dayOf(day))
  const firstFor = (minutes: number) => quickSlots(days, NOW, () => minutes)[0]?.slotStartAt
  expect(firstFor(120)).toBe('2026-11-24T11:00:00.000Z')
  expect(firstFor(121)).toBe('2026-11-25T11:00:00.000Z')
  expect(quickSlots(days, NOW, () => 121)).toHaveLength(3)
})

test('a day that is too far after the evening makes room for the next', () => {
  const days = ['2026-11-25', '2026-11-26', '2026-11-27'].map((day) => dayOf(day))
  const slots = quickSlots(days, NOW, undefined, (day) => day === '2026-11-25')
  expect(slots.map(({ slotStartAt }) => slotStartAt)).toEqual([
    '2026-11-26T11:00:00.000Z',
    '2026-11-27T11:00:00.000Z',
  ])
})
