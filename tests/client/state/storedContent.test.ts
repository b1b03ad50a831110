import { CART_KEY, saveCart } from '../../../src/client/state/cartStorage'
import { parseStoredCart } from '../../../src/client/state/parseStoredCart'
import { contentOf } from '#domain/cart/contentOf'
import { fittingRecovery } from '#domain/order/itemRecovery'
import { aCart, paris, tray } from '../../domain/builders'

const NOW = paris('2026-11-24T10:00:00+01:00')
const SLOT = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const CLAIRE = { id: '0', name: 'Claire Martin', phone: '06 12 34 56 78', details: null }

test('a cart that is read again after a reload makes the same order: it was not changed since', () => {
  const cart = aCart({
    deliveryDay: '2026-11-25',
    deliverySlot: SLOT,
    items: [tray(4)],
    deliveryContact: CLAIRE,
    itemRecovery: fittingRecovery({ itemRecovery: null, deliverySlot: SLOT }, true, NOW),
  })
  saveCart(cart)
  const again = parseStoredCart(window.localStorage.getItem(CART_KEY) ?? '', NOW)
  expect(again && contentOf(again)).toBe(contentOf(cart))
})

test('another choice makes another order', () => {
  const cart = aCart({ deliveryDay: '2026-11-25', deliverySlot: SLOT, items: [tray(4)] })
  expect(contentOf({ ...cart, hasCutlery: true })).not.toBe(contentOf(cart))
  expect(contentOf({ ...cart, items: [tray(5)] })).not.toBe(contentOf(cart))
})
