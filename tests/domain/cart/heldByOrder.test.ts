import { areItemsHeld, heldItems, isSlotHeld } from '#domain/cart/heldByOrder'
import { aCart, menu, RIVOLI, tray } from '../builders'

const NOON = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const LATER = { start: '2026-11-25T13:00:00+01:00', end: '2026-11-25T13:30:00+01:00' }
const cart = aCart({
  deliveryDay: '2026-11-25',
  deliverySlot: NOON,
  items: [tray(4), menu(1)],
})
const ordered = {
  address: RIVOLI.address,
  deliveryDay: '2026-11-25',
  deliverySlot: NOON,
  items: [tray(4), menu(1)],
}
const elsewhere = { ...cart, address: '1 place de la Défense, 92800 Puteaux' }
const onFriday = { ...cart, deliveryDay: '2026-11-27', deliverySlot: null }

test('an order holds its items for its cart at the same address on the same day', () => {
  expect(heldItems(cart, ordered)).toEqual(ordered.items)
  expect(heldItems(elsewhere, ordered)).toEqual([])
  expect(heldItems(onFriday, ordered)).toEqual([])
})

test('a cart is held with what was ordered or less, not with more or with anything else', () => {
  expect(areItemsHeld(cart, ordered)).toBe(true)
  expect(areItemsHeld({ ...cart, items: [tray(3)] }, ordered)).toBe(true)
  expect(areItemsHeld({ ...cart, items: [tray(5)] }, ordered)).toBe(false)
  expect(areItemsHeld({ ...cart, items: [tray(4), tray(1, '9')] }, ordered)).toBe(false)
  expect(areItemsHeld(onFriday, ordered)).toBe(false)
})

test('a slot is held at the same address and hour', () => {
  expect(isSlotHeld(cart, ordered)).toBe(true)
  expect(isSlotHeld({ ...cart, deliverySlot: LATER }, ordered)).toBe(false)
  expect(isSlotHeld(elsewhere, ordered)).toBe(false)
  const withoutSlot = { ...ordered, deliverySlot: null }
  expect(isSlotHeld(onFriday, withoutSlot)).toBe(false)
})
