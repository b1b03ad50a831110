import { chooseDay, chooseSlot, emptyCart, setGuests, type Cart } from '#domain/cart/cart'
import { keepWithChoice, resetBreakfast, resetWithChoice } from '#domain/cart/pendingChoice'
import { takeBack } from '#domain/cart/takeBack'
import { aCart, croissants, menu, tray, TUESDAY } from '../builders'

const SLOT = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const before = aCart({
  deliveryDay: '2026-11-25',
  deliverySlot: SLOT,
  items: [tray(6), menu(1)],
})
const THURSDAY = { kind: 'day', deliveryDay: '2026-11-26' } as const

describe('a change of day that is taken back', () => {
  const after = keepWithChoice(before, THURSDAY, [tray(4)])

  test('leaves the cart as it was', () => {
    expect(takeBack(after, { before, after })).toEqual(before)
  })

  test('keeps what was changed since', () => {
    const now = { ...after, hasCutlery: true, items: [tray(5), tray(2, '9')] }
    expect(takeBack(now, { before, after })).toEqual({
      ...before,
      hasCutlery: true,
      items: [tray(7), menu(1), tray(2, '9')],
    })
  })

  test('keeps away what was taken out since, beside what the change had taken', () => {
    const now = { ...after, items: [] }
    expect(takeBack(now, { before, after }).items).toEqual([tray(2), menu(1)])
  })

  test('leads to the slot of its day, also from a slot or a day that was chosen since', () => {
    const later = chooseDay(after, '2026-11-27')
    expect(takeBack(later, { before, after })).toMatchObject({
      deliveryDay: '2026-11-25',
      deliverySlot: SLOT,
    })
  })
})

test('a slot that is taken back comes with its day, whatever day was chosen since', () => {
  const after = chooseSlot(before, {
    start: '2026-11-25T13:00:00+01:00',
    end: '2026-11-25T13:30:00+01:00',
  })
  const friday = chooseSlot(after, {
    start: '2026-11-27T13:00:00+01:00',
    end: '2026-11-27T13:30:00+01:00',
  })
  expect(takeBack(friday, { before, after })).toEqual(before)
})

test('an item that is taken back leaves the day that was chosen since', () => {
  const after = { ...before, items: [tray(6)] }
  const friday = chooseDay(after, '2026-11-27')
  expect(takeBack(friday, { before, after })).toEqual({ ...friday, items: before.items })
})

test('an emptied cart is had back under its own key, with what was put into the new one', () => {
  const after = resetWithChoice(before, THURSDAY, { key: 'new', now: TUESDAY })
  const now = { ...after, items: [tray(1), tray(3, '9')] }
  expect(takeBack(now, { before, after })).toEqual({
    ...before,
    items: [tray(7), menu(1), tray(3, '9')],
  })
})

test('breakfasts come back with their slot', () => {
  const morning = aCart({ ...before, items: [tray(4), croissants(8)] })
  const after = resetBreakfast(morning, SLOT)
  expect(takeBack(after, { before: morning, after })).toEqual(morning)
})

describe('a proposal that is taken back from a cart that was empty', () => {
  const empty: Cart = emptyCart({ key: 'k', now: TUESDAY })
  const after = { ...empty, lineId: 'LIGNE-MENUS', items: [menu(2)] }

  test('leaves it empty, in the storefront of before', () => {
    expect(takeBack(after, { before: empty, after })).toEqual(empty)
  })

  test('leaves what was added since in its storefront', () => {
    const now = setGuests({ ...after, items: [menu(2), menu(1, '8')] }, null)
    expect(takeBack(now, { before: empty, after })).toMatchObject({
      lineId: 'LIGNE-MENUS',
      items: [menu(1, '8')],
    })
  })
})
