import { cartInput } from '#domain/cart/cartInput'
import { chooseAddress, emptyCart, type Cart } from '#domain/cart/cart'
import { isCounterMeal } from '#domain/cart/counterMeal'

const item = (lineId: string) => ({ itemId: '1', type: 'product' as const, lineId, qty: 1 })
const CANTEEN = item('LIGNE-CANTINE')
const TRAY = item('LIGNE-PLATEAUX')

/** A cart in which another delivery has left what its courier was told. */
const aCart = (...items: Cart['items']): Cart => ({
  ...chooseAddress(emptyCart({ key: 'key', now: new Date('2026-11-24T10:00:00+01:00') }), {
    address: '8 Rue de Rivoli, 75004 Paris',
    lat: 48.85,
    lng: 2.35,
    departmentCode: '75',
    roomServiceLocationId: '2',
  }),
  items,
  deliveryContact: { id: '0', name: 'Louis Garnier', phone: '0612345678', details: 'Code 12B' },
  deliveryContactSMSNumber: '06',
  toDeliversHot: true,
  hasToLeaveBags: false,
})

test('only a cart with nothing but the canteen’s is handed over at its counter', () => {
  expect([aCart(CANTEEN), aCart(CANTEEN, TRAY), aCart()].map(isCounterMeal)).toEqual([
    true,
    false,
    false,
  ])
})

test('what a courier was told of another delivery is not sent with a meal at the counter', () => {
  expect(cartInput(aCart(CANTEEN))).toMatchObject({
    deliveryContact: { name: 'Louis Garnier', phone: '0612345678', details: null },
    deliveryContactSMSNumber: null,
    toDeliversHot: false,
    hasToLeaveBags: true,
  })
  expect(cartInput(aCart(CANTEEN, TRAY))).toMatchObject({
    deliveryContact: { details: 'Code 12B' },
    deliveryContactSMSNumber: '06',
    toDeliversHot: true,
    hasToLeaveBags: false,
  })
})
