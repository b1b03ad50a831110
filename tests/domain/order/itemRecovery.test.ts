import { emptyCart, type DeliverySlot } from '#domain/cart/cart'
import {
  chooseRecoverySlot,
  DELIVERY_CONTACT,
  doTraysComeBack,
  fittingRecovery,
  isRecoverySlot,
  recoveryDays,
  recoveryProblems,
  resolvedRecovery,
} from '#domain/order/itemRecovery'

const slot = (day: string, start: string, end: string): DeliverySlot => ({
  start: `${day}T${start}:00+01:00`,
  end: `${day}T${end}:00+01:00`,
})
const NOON = slot('2026-11-26', '12:00', '12:30')
const EVENING = slot('2026-11-26', '20:00', '20:30')
const cart = {
  ...emptyCart({ key: 'key', now: new Date('2026-11-24T10:00:00+01:00') }),
  deliverySlot: NOON,
}

test('trays come back when a Box product is in the cart, and only then', () => {
  const ofTrays = (category?: string | null) => ({ category, lineId: 'LIGNE-PLATEAUX' })
  expect(doTraysComeBack([ofTrays('Beverage'), ofTrays('Box')])).toBe(true)
  expect(doTraysComeBack([ofTrays('Beverage'), ofTrays(null), ofTrays()])).toBe(false)
})

test('the canteen’s trays are not fetched; those of room service and of a mixed cart are', () => {
  const box = (lineId: string | null) => ({ category: 'Box', lineId })
  expect(doTraysComeBack([box('LIGNE-CANTINE')])).toBe(false)
  expect(doTraysComeBack([box('LIGNE-ROOM-SERVICE')])).toBe(true)
  expect(doTraysComeBack([box('LIGNE-CANTINE'), box('LIGNE-PLATEAUX')])).toBe(true)
  expect(doTraysComeBack([box(null)])).toBe(true)
})

test('recovery starts with the end of the delivery and skips days that do not sell', () => {
  const days = recoveryDays(NOON)
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ])
  expect(days[0]?.slots[0]).toEqual(slot('2026-11-26', '12:30', '13:00'))
  expect(days[1]?.slots[0]).toEqual(slot('2026-11-27', '08:00', '08:30'))
  expect(days[1]?.slots.at(-1)).toEqual(slot('2026-11-27', '18:30', '19:00'))
})

test('a day that has one slot left is offered with it', () => {
  expect(recoveryDays(slot('2026-11-26', '18:00', '18:30'))[0]).toEqual({
    day: '2026-11-26',
    slots: [slot('2026-11-26', '18:30', '19:00')],
  })
})

test('after an evening delivery the first day is the next one that sells', () => {
  expect(recoveryDays(EVENING)[0]?.day).toBe('2026-11-27')
  expect(recoveryDays(slot('2026-12-24', '20:00', '20:30'))[0]?.day).toBe('2026-12-28')
})

test('a slot is one that is offered, whatever offset it is written with', () => {
  const utc = { start: '2026-11-26T14:00:00Z', end: '2026-11-26T14:30:00Z' }
  expect(isRecoverySlot(NOON, utc)).toBe(true)
  expect(isRecoverySlot(NOON, { ...utc, end: '2026-11-26T15:00:00Z' })).toBe(false)
  expect(isRecoverySlot(NOON, slot('2026-11-26', '12:00', '12:30'))).toBe(false)
})

test('what is proposed first leaves two hours for the meal', () => {
  expect(fittingRecovery(cart, true)).toMatchObject({
    recoveryContactId: DELIVERY_CONTACT,
    selectedSlot: slot('2026-11-26', '14:30', '15:00'),
    bookedRecoveryHour: '2026-11-26T14:45:00+01:00',
  })
  expect(fittingRecovery({ ...cart, deliverySlot: EVENING }, true)?.selectedSlot).toEqual(
    slot('2026-11-27', '08:00', '08:30'),
  )
})

test('a choice stays while it fits, and only its slot gives way to a later delivery', () => {
  const first = fittingRecovery(cart, true)
  const chosen = first && { ...first, recoveryInstructions: 'Quai 2' }
  expect(fittingRecovery({ ...cart, itemRecovery: chosen }, true)).toBe(chosen)
  const later = { ...cart, itemRecovery: chosen, deliverySlot: EVENING }
  expect(fittingRecovery(later, true)).toMatchObject({
    recoveryInstructions: 'Quai 2',
    selectedSlot: slot('2026-11-27', '08:00', '08:30'),
  })
  expect(fittingRecovery({ ...cart, deliverySlot: null, itemRecovery: chosen }, true)).toBe(chosen)
  expect(fittingRecovery({ ...cart, itemRecovery: chosen }, false)).toBeNull()
})

test('the person who receives the delivery hands the trays over, unless another one is named', () => {
  const itemRecovery = fittingRecovery(cart, true)
  const deliveryContact = {
    id: '7',
    name: ' Alix Martin ',
    phone: ' 06 12 34 56 78 ',
    details: null,
  }
  const by = (recovery: typeof itemRecovery) =>
    resolvedRecovery({ itemRecovery: recovery, deliveryContact })
  expect(by(itemRecovery)).toMatchObject({
    recoveryContactId: '7',
    recoveryContactName: 'Alix Martin',
    recoveryContactPhone: '06 12 34 56 78',
  })
  const paul = itemRecovery && { ...itemRecovery, recoveryContactId: '0' }
  expect(by(paul && { ...paul, recoveryContactName: 'Paul' })).toMatchObject({
    recoveryContactName: 'Paul',
  })
  expect(by(null)).toBeNull()
  expect(resolvedRecovery({ itemRecovery, deliveryContact: null })).toMatchObject({
    recoveryContactId: '0',
    recoveryContactName: null,
    recoveryContactPhone: null,
  })
})

test('a recovery needs a name, a French phone and a slot that is offered', () => {
  const unnamed = {
    recoveryContactId: '0',
    recoveryContactName: '',
    recoveryContactPhone: '12',
    recoveryInstructions: '',
    bookedRecoveryHour: null,
    recoveryAddress: { title: '', lat: 0, lng: 0 },
    selectedSlot: null,
  }
  expect(recoveryProblems(unnamed, NOON)).toEqual({
    recoveryContactName: 'REQUIRED',
    recoveryContactPhone: 'PHONE',
    recoveryAddress: 'REQUIRED',
    selectedSlot: 'REQUIRED',
  })
  const paul = {
    ...unnamed,
    recoveryContactName: 'Paul',
    recoveryContactPhone: '01.23.45.67.89',
    recoveryAddress: null,
  }
  expect(recoveryProblems(chooseRecoverySlot(paul, NOON), NOON)).toEqual({
    selectedSlot: 'INVALID',
  })
  const after = slot('2026-11-26', '15:00', '15:30')
  expect(recoveryProblems(chooseRecoverySlot(paul, after), NOON)).toEqual({})
  expect(recoveryProblems(chooseRecoverySlot(paul, after), null)).toEqual({
    selectedSlot: 'INVALID',
  })
})
