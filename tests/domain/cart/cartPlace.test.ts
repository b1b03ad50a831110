import {
  addItem,
  chooseAddress,
  chooseDay,
  chooseSlot,
  clearAddress,
  clearSlot,
  hasAddress,
  hasAddressFor,
  setDelivery,
} from '#domain/cart/cart'
import { needsCartReset } from '#domain/cart/pendingChoice'
import { aCart, RIVOLI, tray } from '../builders'

const NOON = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const LOOKED_UP = {
  businessUnitId: '1',
  deliveryZoneId: '3',
  deliveryPrice: 900,
  distributionPointId: '112',
  distanceToDistributionPoint: 2400,
}

describe('address, day and slot', () => {
  const chosen = aCart({ ...LOOKED_UP, deliveryDay: '2026-11-25', deliverySlot: NOON })
  const elsewhere = {
    address: '3 rue Royale, 69001 Lyon',
    lat: 45.77,
    lng: 4.83,
    departmentCode: '69',
    roomServiceLocationId: null,
  }

  test('an address updates address, coordinates and department, and forgets what was looked up', () => {
    expect(chooseAddress(chosen, elsewhere)).toMatchObject({
      ...elsewhere,
      businessUnitId: null,
      distributionPointId: null,
      deliveryPrice: null,
      deliverySlot: null,
      deliveryDay: '2026-11-25',
    })
  })

  test('three characters are no address, even for an empty cart', () => {
    expect(hasAddress({ ...chosen, items: [], address: 'Lyon' })).toBe(true)
    expect(hasAddress({ ...chosen, items: [], address: 'Pau' })).toBe(false)
  })

  test('clearing the address leaves no address, in the default department', () => {
    const cart = clearAddress(chooseAddress(chosen, elsewhere))
    expect(hasAddress(cart)).toBe(false)
    expect(cart).toMatchObject({ lat: null, lng: null, departmentCode: '75', deliveryZoneId: null })
  })

  test('clearing the address keeps items, day and contacts; the next one is a first choice', () => {
    const filled = { ...chosen, items: [tray(2)] }
    const cleared = clearAddress(filled)
    expect(cleared).toMatchObject({
      items: filled.items,
      deliveryDay: '2026-11-25',
      deliverySlot: null,
    })
    const next = { kind: 'address', address: elsewhere, delivery: LOOKED_UP } as const
    expect(needsCartReset(filled, next)).toBe(true)
    expect(needsCartReset(cleared, next)).toBe(false)
  })

  test('what the lookups find is kept', () => {
    expect(setDelivery(aCart(), LOOKED_UP)).toMatchObject(LOOKED_UP)
  })

  test('a day clears the slot', () => {
    expect(chooseDay(chosen, '2026-11-26')).toMatchObject({
      deliveryDay: '2026-11-26',
      deliverySlot: null,
    })
  })

  test('a slot sets the Paris day that it starts on', () => {
    const late = { start: '2026-11-25T23:30:00Z', end: '2026-11-26T00:00:00Z' }
    expect(chooseSlot(aCart(), late)).toMatchObject({
      deliveryDay: '2026-11-26',
      deliverySlot: late,
    })
  })

  test('a slot that is gone leaves the rest of the cart', () => {
    const cart = { ...chosen, items: [tray(2)] }
    expect(clearSlot(cart)).toEqual({ ...cart, deliverySlot: null })
  })

  test('a location of the company is an address with its id, which another address forgets', () => {
    const cart = chooseAddress(aCart(), { ...RIVOLI, roomServiceLocationId: '4' })
    expect(cart).toMatchObject({ ...RIVOLI, roomServiceLocationId: '4' })
    expect(chooseAddress(cart, elsewhere).roomServiceLocationId).toBeNull()
    expect(clearAddress(cart).roomServiceLocationId).toBeNull()
  })

  test.each(['LIGNE-ROOM-SERVICE', 'LIGNE-CANTINE'])(
    'nothing of %s goes into a cart that is not delivered to the company’s own place',
    (lineId) => {
      const item = { ...tray(1), lineId }
      const home = aCart()
      expect(addItem(home, item)).toEqual({ ok: false, code: 'ADDRESS_NEEDED' })
      expect(hasAddressFor(home, lineId)).toBe(false)
      expect(hasAddress({ ...home, items: [tray(2), item] })).toBe(false)
      const company = chooseAddress(home, { ...RIVOLI, roomServiceLocationId: '4' })
      expect(addItem(company, item).ok).toBe(true)
      expect(hasAddress({ ...company, items: [tray(2), item] })).toBe(true)
    },
  )
})
