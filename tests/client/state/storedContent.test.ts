import { CART_KEY, saveCart } from '../../../src/client/state/cartStorage'
import { parseStoredCart } from '../../../src/client/state/parseStoredCart'
import type { Cart } from '#domain/cart/cart'
import { contentOf } from '#domain/cart/contentOf'
import { fittingRecovery } from '#domain/order/itemRecovery'
import { aCart, KEY, menu, paris, tray } from '../../domain/builders'

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

test('a contact that is remembered since is the same one, and other words are another', () => {
  const cart = aCart({ deliveryDay: '2026-11-25', deliverySlot: SLOT, deliveryContact: CLAIRE })
  const contentWith = (change: Partial<typeof CLAIRE>) =>
    contentOf({ ...cart, deliveryContact: { ...CLAIRE, ...change } })
  expect(contentWith({ id: '8' })).toBe(contentOf(cart))
  expect(contentWith({ name: 'Yanis Durand' })).not.toBe(contentOf(cart))
})

test('another choice makes another order', () => {
  const cart = aCart({ deliveryDay: '2026-11-25', deliverySlot: SLOT, items: [tray(4)] })
  expect(contentOf({ ...cart, hasCutlery: true })).not.toBe(contentOf(cart))
  expect(contentOf({ ...cart, items: [tray(5)] })).not.toBe(contentOf(cart))
})

test('all of a cart is read again after a reload, to the last field', () => {
  const cart: Cart = {
    key: KEY,
    creationDate: '2026-11-23T09:00:00+01:00',
    mainBrandId: '21',
    lineId: 'LIGNE-PATISSERIE',
    items: [tray(4), menu(2)],
    address: '4 rue de Lille, 92100 Boulogne-Billancourt',
    lat: 48.8337,
    lng: 2.2438,
    departmentCode: '92',
    roomServiceLocationId: '5',
    businessUnitId: '3',
    deliveryZoneId: '7',
    deliveryPrice: 1250,
    distributionPointId: '112',
    distanceToDistributionPoint: 4200,
    deliveryDay: '2026-11-25',
    deliverySlot: SLOT,
    deliveryContact: { ...CLAIRE, id: '8', details: 'Code 12A' },
    deliveryContactSMSNumber: '06 12 34 56 70',
    invoiceContact: {
      id: '9',
      address: '1 rue X',
      customerName: 'Claire Martin',
      companyName: 'Atelier Nord',
      companySiret: '12345678200010',
      phone: '01 99 00 12 35',
      details: 'PO 12',
    },
    itemRecovery: {
      recoveryContactId: '0',
      recoveryContactName: 'Samir',
      recoveryContactPhone: '01 99 00 12 36',
      recoveryInstructions: 'Accueil',
      bookedRecoveryHour: '2026-11-25T15:15:00+01:00',
      recoveryAddress: { title: '1 rue X', lat: 48.85, lng: 2.35 },
      selectedSlot: { start: '2026-11-25T15:00:00+01:00', end: '2026-11-25T15:30:00+01:00' },
    },
    guests: { people: 12, groups: [{ needs: ['vegan'], people: 2 }] },
    toDeliversHot: true,
    hasToLeaveBags: false,
    hasCutlery: true,
    hasPlacemats: true,
    hasIndividualBoxes: true,
  }
  saveCart(cart)
  expect(parseStoredCart(window.localStorage.getItem(CART_KEY) ?? '', NOW)).toEqual(cart)
})
