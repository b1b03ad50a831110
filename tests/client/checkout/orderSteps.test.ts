import { clearAddress, type Cart } from '#domain/cart/cart'
import { obstacleTo, pathOfStep, stepOfMode } from '../../../src/client/areas/checkout/orderSteps'
import { TODAY } from '../../support/shopFront'
import { readyCart } from './checkoutServer'

const READY = readyCart()
const AFTERNOON = { start: `${TODAY}T16:00:00+01:00`, end: `${TODAY}T16:30:00+01:00` }
const NO_ONE = {
  recoveryContactId: '0',
  recoveryContactName: null,
  recoveryContactPhone: null,
  recoveryInstructions: null,
  bookedRecoveryHour: null,
  recoveryAddress: null,
  selectedSlot: null,
}

test('a cart that lacks nothing may reach every step', () => {
  expect(obstacleTo('recap', READY, true)).toBeNull()
  expect(obstacleTo('livraison', READY, true)).toBeNull()
  expect(obstacleTo('paiement', READY, true)).toBeNull()
})

test.each<[string, Cart, string]>([
  ['an article', { ...READY, items: [] }, 'cartEmpty'],
  ['an address', { ...clearAddress(READY), deliverySlot: READY.deliverySlot }, 'noAddress'],
  ['a slot', { ...READY, deliverySlot: null }, 'noSlot'],
  ['a slot that suits it', { ...READY, deliverySlot: AFTERNOON }, 'slotOutOfHours'],
])('without %s the recap mends what keeps from both steps after it', (_, cart, obstacle) => {
  expect(obstacleTo('recap', cart, true)).toBeNull()
  expect(obstacleTo('livraison', cart, true)).toEqual({ obstacle, step: 'recap' })
  expect(obstacleTo('paiement', cart, true)).toEqual({ obstacle, step: 'recap' })
})

test.each<[string, Cart, boolean, string]>([
  ['an address to write to', READY, false, 'noEmail'],
  ['a person to call', { ...READY, deliveryContact: null }, true, 'noContact'],
  ['a person who hands trays over', { ...READY, itemRecovery: NO_ONE }, true, 'noRecovery'],
])(
  'without %s the delivery mends what keeps from the payment',
  (_, cart, hasCustomer, obstacle) => {
    expect(obstacleTo('livraison', cart, hasCustomer)).toBeNull()
    expect(obstacleTo('paiement', cart, hasCustomer)).toEqual({ obstacle, step: 'livraison' })
  },
)

test('each step has its path, and no other path is a step', () => {
  expect([pathOfStep('recap'), pathOfStep('livraison'), pathOfStep('paiement')]).toEqual([
    '/order',
    '/order/livraison',
    '/order/paiement',
  ])
  expect([stepOfMode(undefined), stepOfMode('livraison'), stepOfMode('paiement')]).toEqual([
    'recap',
    'livraison',
    'paiement',
  ])
  expect([stepOfMode('confirmation'), stepOfMode('recap'), stepOfMode('')]).toEqual([
    null,
    null,
    null,
  ])
})
