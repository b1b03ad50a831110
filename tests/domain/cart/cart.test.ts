import fc from 'fast-check'
import {
  addItem,
  cartItemCount,
  chooseStorefront,
  emptyCart,
  itemQuantity,
  mergeItems,
  chooseAddress,
  clearAddress,
  forgetCustomer,
  removeItem,
  replaceItems,
  setItemRecovery,
  setOption,
  setQuantity,
  setSmsNumber,
  type Cart,
  type CartItem,
} from '#domain/cart/cart'
import {
  editDeliveryContact,
  editInvoiceContact,
  rememberDeliveryContact,
  rememberInvoiceContact,
} from '#domain/cart/cartContacts'
import { begunBy, isCartStale } from '#domain/cart/staleCart'
import { aCart, croissants, KEY, menu, tray, TUESDAY } from '../builders'

const added = (cart: Cart, item: CartItem): Cart => {
  const result = addItem(cart, item)
  if (!result.ok) throw new Error(result.code)
  return result.cart
}

describe('a new cart', () => {
  test('has its defaults', () => {
    expect(emptyCart({ key: KEY, now: TUESDAY })).toMatchObject({
      key: KEY,
      creationDate: '2026-11-24T10:00:00+01:00',
      departmentCode: '75',
      hasToLeaveBags: true,
      mainBrandId: '1',
      lineId: 'LIGNE-PLATEAUX',
      items: [],
      deliveryDay: null,
    })
  })

  test('survives a trip through JSON unchanged', () => {
    const cart = emptyCart({ key: KEY, now: TUESDAY })
    expect(JSON.parse(JSON.stringify(cart))).toEqual(cart)
  })
})

describe('adding an item', () => {
  test.each([
    [null, false],
    ['riv', false],
    ['   riv   ', false],
    ['rivo', true],
  ])('with the address "%s" is allowed: %s', (address, ok) => {
    const result = addItem(aCart({ address }), tray(1))
    expect(result.ok).toBe(ok)
    if (!result.ok) expect(result.code).toBe('ADDRESS_NEEDED')
  })

  test.each([0, -1, 0.5, Number.NaN])('of quantity %d is refused', (qty) => {
    expect(addItem(aCart(), tray(qty))).toEqual({ ok: false, code: 'QUANTITY_TOO_SMALL' })
  })

  test('appends it', () => {
    const cart = added(added(aCart(), tray(2)), croissants(3))
    expect(cart.items).toEqual([tray(2), croissants(3)])
  })

  test('that is there already adds to its quantity', () => {
    const cart = added(added(aCart(), tray(2)), tray(3))
    expect(cart.items).toEqual([tray(5)])
  })

  test('keeps a product and a menu of the same id apart', () => {
    const cart = added(added(aCart(), tray(2, '12')), menu(1, '12'))
    expect([itemQuantity(cart, tray(1, '12')), itemQuantity(cart, menu(1, '12'))]).toEqual([2, 1])
    const ofTheSameLine = { ...menu(1, '12'), lineId: tray(1).lineId }
    expect(added(added(aCart(), tray(2, '12')), ofTheSameLine).items).toHaveLength(2)
  })

  test('keeps nothing but ids and quantity', () => {
    const withPrice = { ...tray(1), price: 1 }
    expect(added(aCart(), withPrice).items).toEqual([tray(1)])
  })
})

describe('changing an item', () => {
  const cart = aCart({ items: [tray(2), tray(4, '2'), croissants(6)] })

  test('sets the quantity of the item of same id, type and line only', () => {
    expect(setQuantity(cart, tray(0), 9).items).toEqual([tray(9), tray(4, '2'), croissants(6)])
    const otherLine = { ...tray(0), lineId: 'LIGNE-MENUS' }
    expect(setQuantity(cart, otherLine, 9).items).toEqual(cart.items)
  })

  test('to a quantity under 1 takes it out', () => {
    expect(setQuantity(cart, tray(0), 0).items).toEqual([tray(4, '2'), croissants(6)])
    expect(setQuantity(cart, tray(0), -3).items).toHaveLength(2)
    expect(setQuantity(cart, tray(0), 1).items).toContainEqual(tray(1))
  })

  test('to part of a unit cuts it', () => {
    expect(setQuantity(cart, tray(0), 2.9).items).toContainEqual(tray(2))
  })

  test('removing filters it out', () => {
    expect(removeItem(cart, tray(0, '2')).items).toEqual([tray(2), croissants(6)])
  })

  test('the count is that of all units', () => {
    expect(cartItemCount(cart)).toBe(12)
  })
})

describe('the storefront that a cart is filled in', () => {
  const tarts = { itemId: '70', type: 'product', lineId: 'LIGNE-PATISSERIE', qty: 1 } as const
  const pastry = { lineId: 'LIGNE-PATISSERIE', mainBrandId: '21' }
  const mixed = aCart({ ...pastry, items: [tarts, tray(4), croissants(6)] })

  test('stays while something of it is in the cart, and in a cart that is emptied', () => {
    expect(removeItem(mixed, tray(0))).toMatchObject(pastry)
    expect(replaceItems(mixed, [tray(4), tarts])).toMatchObject(pastry)
    expect(replaceItems(mixed, [])).toMatchObject(pastry)
  })

  test('is that of the first item, with its brand, once nothing of it is left', () => {
    const house = { lineId: 'LIGNE-PLATEAUX', mainBrandId: '1' }
    expect(removeItem(mixed, tarts)).toMatchObject(house)
    expect(setQuantity(mixed, tarts, 0)).toMatchObject(house)
    expect(replaceItems(mixed, [croissants(6), tray(4)]).lineId).toBe('LIGNE-PETITS-DEJEUNERS')
  })

  test('is the line itself, with the house brand, where no storefront has it', () => {
    const dish = { ...tray(2), lineId: 'LIGNE-DU-CHEF' }
    expect(replaceItems(mixed, [dish])).toMatchObject({ lineId: 'LIGNE-DU-CHEF', mainBrandId: '1' })
  })
})

describe('contacts and options', () => {
  const contact = { id: '8', name: 'Camille', phone: '01 99 00 12 34', details: null }
  const invoice = {
    id: '9',
    address: '1 rue X',
    customerName: 'Camille',
    companyName: 'Atelier Nord',
    companySiret: null,
    phone: null,
    details: null,
  }

  test('a remembered delivery contact has its id, an edit by hand sets it to 0', () => {
    const cart = rememberDeliveryContact(aCart(), contact)
    expect(cart.deliveryContact?.id).toBe('8')
    expect(editDeliveryContact(cart, { details: '3e étage' }).deliveryContact).toEqual({
      ...contact,
      id: '0',
      details: '3e étage',
    })
  })

  test('a remembered invoice contact has its id, an edit by hand sets it to 0', () => {
    const cart = rememberInvoiceContact(aCart(), invoice)
    expect(cart.invoiceContact).toEqual(invoice)
    expect(editInvoiceContact(cart, { phone: '0199001234' }).invoiceContact).toMatchObject({
      id: '0',
      companyName: 'Atelier Nord',
    })
  })

  test('forgetting the customer keeps the dishes, the day and the options, and nothing that says who or where', () => {
    const place = { address: '24 rue de Paradis', lat: 48.87, lng: 2.35, departmentCode: '75' }
    const placed = chooseAddress(aCart(), { ...place, roomServiceLocationId: '3' })
    const named = rememberInvoiceContact(rememberDeliveryContact(placed, contact), invoice)
    const kept = { items: [tray(2)], deliveryDay: '2026-11-25', hasCutlery: true }
    const itemRecovery = {
      recoveryContactId: '0',
      recoveryContactName: 'Camille',
      recoveryContactPhone: null,
      recoveryInstructions: null,
      bookedRecoveryHour: null,
      recoveryAddress: null,
      selectedSlot: null,
    }
    const whole = { ...setSmsNumber(named, '06 99 00 12 34'), ...kept, itemRecovery }
    const cart = forgetCustomer({ ...whole, guests: { people: 12, groups: [] } })
    expect(cart).toEqual({ ...clearAddress(aCart()), ...kept })
    expect(JSON.stringify(cart)).not.toMatch(/Camille|Atelier|06 99|Paradis|people/)
  })

  test('options, SMS number, recovery and storefront are kept as chosen', () => {
    const cart = setSmsNumber(setOption(aCart(), 'hasToLeaveBags', false), '06 99 00 12 34')
    expect(cart).toMatchObject({
      hasToLeaveBags: false,
      deliveryContactSMSNumber: '06 99 00 12 34',
    })
    expect(setItemRecovery(cart, null).itemRecovery).toBeNull()
    expect(chooseStorefront(cart, { lineId: 'LIGNE-PATISSERIE', brandId: '21' })).toMatchObject({
      lineId: 'LIGNE-PATISSERIE',
      mainBrandId: '21',
    })
  })
})

describe('a stored cart is out of date', () => {
  const stale = (creationDate: string, deliveryDay: string | null, now: string) =>
    isCartStale({ creationDate, deliveryDay }, new Date(now))

  test.each([
    ['on its delivery day, until midnight', '2026-11-24T23:59:59+01:00', false],
    ['once that day has passed in Paris', '2026-11-24T23:00:00Z', true],
  ])('%s', (_, now, expected) => {
    expect(stale('2026-11-23T08:00:00+01:00', '2026-11-24', now)).toBe(expected)
  })

  test.each([
    ['made on Monday at midnight', '2026-11-23T00:00:00+01:00', false],
    ['made on Sunday at 23:59', '2026-11-22T23:59:59+01:00', true],
    ['made on Monday in Paris, still Sunday in UTC', '2026-11-22T23:00:00Z', false],
  ])('when made before Monday of this week: %s', (_, creationDate, expected) => {
    expect(stale(creationDate, '2026-12-01', '2026-11-29T22:00:00+01:00')).toBe(expected)
  })

  test('on Sunday the week is still the one of last Monday', () => {
    expect(stale('2026-11-23T09:00:00+01:00', null, '2026-11-29T22:59:00Z')).toBe(false)
    expect(stale('2026-11-23T09:00:00+01:00', null, '2026-11-29T23:00:00Z')).toBe(true)
  })
})

describe('whatever the customer does', () => {
  const item = fc.record({
    itemId: fc.constantFrom('1', '2', '3'),
    type: fc.constantFrom('product' as const, 'menu' as const),
    lineId: fc.constantFrom('LIGNE-PLATEAUX', 'LIGNE-MENUS'),
    qty: fc.integer({ min: 1, max: 9 }),
  })
  const act = fc.oneof(
    item.map((it) => (cart: Cart) => added(cart, it)),
    fc.tuple(item, fc.integer({ min: -2, max: 9 })).map(
      ([it, qty]) =>
        (cart: Cart) =>
          setQuantity(cart, it, qty),
    ),
    item.map((it) => (cart: Cart) => removeItem(cart, it)),
  )

  test('each item stands once with one unit or more, and nothing else changes but the storefront of a cart without anything of it', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const start = aCart()
        const { items, ...rest } = acts.reduce((cart, change) => change(cart), start)
        expect(items.every(({ qty }) => Number.isInteger(qty) && qty >= 1)).toBe(true)
        expect(mergeItems(items)).toEqual(items)
        const lineId = expect.stringMatching(/^LIGNE-(PLATEAUX|MENUS)$/)
        expect({ ...rest, items: [] }).toEqual({ ...start, lineId })
      }),
    )
  })

  test('adding then removing the same units changes nothing', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), item, (before, extra) => {
        const cart = aCart({ items: mergeItems(before) })
        const back = setQuantity(added(cart, extra), extra, itemQuantity(cart, extra))
        expect(back.items).toEqual(cart.items)
      }),
    )
  })
})

test('an item that stands twice is counted once with all its units', () => {
  expect(mergeItems([tray(2), menu(1), tray(3)])).toEqual([tray(5), menu(1)])
})

test('a cart that held nothing is begun by a change, any other is as old as it was', () => {
  const monday = new Date('2026-11-30T09:00:00+01:00')
  const empty = emptyCart({ key: KEY, now: TUESDAY })
  const filled = added(aCart(), tray(1))
  expect(begunBy(empty, filled, monday)).toEqual({
    ...filled,
    creationDate: '2026-11-30T09:00:00+01:00',
  })
  expect(begunBy(filled, added(filled, tray(1)), monday).creationDate).toBe(filled.creationDate)
})
