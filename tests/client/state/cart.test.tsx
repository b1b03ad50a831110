import { act } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import type { Cart } from '#domain/cart/cart'
import { resetWithChoice } from '#domain/cart/pendingChoice'
import type { CartStep } from '#domain/cart/takeBack'
import { createClock } from '#domain/time/clock'
import { RIVOLI, tray } from '../../domain/builders'
import { openCart, shopping, tellOtherTabs } from './tabs'

const at = (startsAt: string) => setClock(createClock({ startsAt }))
const stored = () => window.localStorage.getItem(CART_KEY)

beforeEach(() => {
  window.localStorage.clear()
  at('2026-11-24T10:00:00+01:00')
})
afterEach(() => {
  jest.restoreAllMocks()
  setClock(null)
})

describe('a reload', () => {
  test('keeps the cart, its key, its address, its day and its items', () => {
    const tab = shopping()
    const before = tab.result.current.cart
    tab.close()
    expect(openCart().result.current.cart).toEqual(before)
    expect(before).toMatchObject({ ...RIVOLI, deliveryDay: '2026-11-25', items: [tray(2)] })
  })

  test('after the delivery day starts an empty cart under a new key', () => {
    const tab = shopping()
    const { key } = tab.result.current.cart
    tab.close()
    at('2026-11-26T00:00:00+01:00')
    const { cart } = openCart().result.current
    expect(cart).toMatchObject({
      items: [],
      address: null,
      creationDate: '2026-11-26T00:00:00+01:00',
    })
    expect(cart.key).not.toBe(key)
    expect(stored()).toBeNull()
  })

  test('in the next week starts an empty cart', () => {
    const tab = shopping()
    act(() => tab.result.current.chooseDay('2026-12-04'))
    tab.close()
    at('2026-11-29T23:59:00+01:00')
    expect(openCart().result.current.cart.items).toHaveLength(1)
    at('2026-11-30T00:00:00+01:00')
    expect(openCart().result.current.cart.items).toEqual([])
  })

  test('keeps what was chosen this week on a page that stood open, empty, since the week before', () => {
    at('2026-11-20T16:00:00+01:00')
    const tab = openCart()
    at('2026-11-23T09:00:00+01:00')
    act(() => tab.result.current.chooseAddress(RIVOLI))
    expect(openCart().result.current.cart).toMatchObject(RIVOLI)

    at('2026-11-23T09:05:00+01:00')
    act(() => void tab.result.current.addItem(tray(8)))
    expect(openCart().result.current.cart).toEqual(tab.result.current.cart)
    expect(tab.result.current.cart).toMatchObject({
      items: [tray(8)],
      creationDate: '2026-11-23T09:05:00+01:00',
    })
  })
})

function alter({ result }: ReturnType<typeof openCart>, rule: (cart: Cart) => Cart): CartStep {
  let step: CartStep = { before: result.current.cart, after: result.current.cart }
  act(() => {
    step = result.current.alter(rule)
  })
  return step
}

describe('a change that is taken back', () => {
  test('brings the cart as it was, under its key', () => {
    const tab = shopping()
    const { cart } = tab.result.current
    const choice = { kind: 'day', deliveryDay: '2026-11-26' } as const
    const fresh = { key: 'another', now: new Date() }
    const step = alter(tab, (now) => resetWithChoice(now, choice, fresh))
    expect(tab.result.current.cart).toMatchObject({ key: 'another', items: [] })
    act(() => tab.result.current.takeBack(step))
    expect(tab.result.current.cart).toEqual(cart)
  })

  test('brings nothing back once another cart has been begun, at a sign-out or after an order', () => {
    const tab = shopping()
    const step = alter(tab, (cart) => ({ ...cart, items: [] }))
    act(() => tab.result.current.forgetCustomer())
    const begun = tab.result.current.cart
    act(() => tab.result.current.takeBack(step))
    expect(tab.result.current.cart).toEqual(begun)
  })
})

describe('the names of the stored cart', () => {
  const NOON = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
  const FLAT = {
    invoiceAddress: '12 rue de Rivoli, 75004 Paris',
    invoiceCompanyName: 'Atelier Nord',
    invoiceCompanySiret: null,
    invoiceCustomerName: 'Camille Roche',
    invoiceDetails: 'PO 12',
    deliverySlotStartAt: NOON.start,
    deliverySlotEndAt: NOON.end,
  }
  const record = (): object => JSON.parse(stored() ?? '{}') as object

  function invoiced() {
    const tab = shopping()
    act(() => {
      tab.result.current.chooseSlot(NOON)
      tab.result.current.editInvoiceContact({
        address: FLAT.invoiceAddress,
        companyName: FLAT.invoiceCompanyName,
        customerName: FLAT.invoiceCustomerName,
        details: FLAT.invoiceDetails,
      })
    })
    tab.close()
    return tab.result.current.cart
  }

  test('are the contract’s, beside the contact and the slot', () => {
    const { invoiceContact, deliverySlot } = invoiced()
    const texts = { ...invoiceContact, companySiret: '', phone: '' }
    expect(record()).toMatchObject({ ...FLAT, invoiceContact: texts, deliverySlot })
  })

  test('are given to a cart of an earlier release, which had the objects only', () => {
    const cart = invoiced()
    window.localStorage.setItem(CART_KEY, JSON.stringify(cart))
    expect(record()).not.toHaveProperty('invoiceAddress')
    const tab = openCart()
    expect(tab.result.current.cart).toEqual(cart)
    act(() => tab.result.current.setQuantity(tray(0), 3))
    expect(record()).toMatchObject({ ...FLAT, items: [tray(3)] })
  })

  test('are enough to read it', () => {
    const cart = invoiced()
    const flat = { ...cart, invoiceContact: null, deliverySlot: null, ...FLAT }
    window.localStorage.setItem(CART_KEY, JSON.stringify(flat))
    expect(openCart().result.current.cart).toEqual(cart)
  })
})

describe('a corrupt stored cart is discarded', () => {
  const valid = () => {
    const tab = shopping()
    tab.close()
    const value: unknown = JSON.parse(stored() ?? '')
    return value instanceof Object ? value : {}
  }

  test.each([
    ['no JSON', () => '{"key":'],
    ['nothing', () => 'null'],
    ['a list', () => '[]'],
    ['no fields', () => '{}'],
    [
      'a quantity in words',
      () => JSON.stringify({ ...valid(), items: [{ ...tray(1), qty: 'two' }] }),
    ],
    ['a quantity of nothing', () => JSON.stringify({ ...valid(), items: [tray(0)] })],
    ['a key that is no UUID', () => JSON.stringify({ ...valid(), key: '1' })],
    ['a day that does not exist', () => JSON.stringify({ ...valid(), deliveryDay: '2026-11-31' })],
    ['a creation date in words', () => JSON.stringify({ ...valid(), creationDate: 'hier' })],
  ])('%s', (_, value) => {
    window.localStorage.setItem(CART_KEY, value())
    const { cart, storageProblem } = openCart().result.current
    expect([cart.items, cart.address, storageProblem]).toEqual([[], null, null])
    expect(stored()).toBeNull()
  })
})

describe('when the browser keeps nothing', () => {
  test('a full storage is said, and the cart works in memory', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { cart, storageProblem } = shopping().result.current
    expect([cart.items, storageProblem]).toEqual([[tray(2)], 'full'])
  })

  test('a blocked storage is said at once, and the cart works in memory', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(openCart().result.current.storageProblem).toBe('blocked')
    const { cart, storageProblem } = shopping().result.current
    expect([cart.items, storageProblem]).toEqual([[tray(2)], 'blocked'])
  })

  test('it is no longer said once there is room again', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { result } = shopping()
    full.mockRestore()
    act(() => result.current.setQuantity(tray(0), 3))
    expect(result.current.storageProblem).toBeNull()
    expect(openCart().result.current.cart.items).toEqual([tray(3)])
  })
})

describe('two tabs', () => {
  test('show the same cart', () => {
    const first = openCart()
    const second = shopping()
    act(() => tellOtherTabs())
    expect(first.result.current.cart).toEqual(second.result.current.cart)
    act(() => first.result.current.setQuantity(tray(0), 7))
    act(() => tellOtherTabs())
    expect(second.result.current.cart.items).toEqual([tray(7)])
    expect(second.result.current.cart.key).toBe(first.result.current.cart.key)
  })

  test('are both empty once the stored cart is gone', () => {
    const tab = shopping()
    act(() => tellOtherTabs(null))
    expect(tab.result.current.cart.items).toEqual([])
  })

  test('keep what they show when a stranger writes nonsense', () => {
    const tab = shopping()
    act(() => tellOtherTabs('nonsense'))
    expect(tab.result.current.cart.items).toEqual([tray(2)])
  })

  test('a page that comes back from the browser history shows what another tab did meanwhile', () => {
    const tab = openCart()
    const { cart } = shopping().result.current
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(tab.result.current.cart).toEqual(cart)
  })

  test('a closed tab no longer listens', () => {
    const remove = jest.spyOn(window, 'removeEventListener')
    shopping().close()
    expect(remove).toHaveBeenCalledWith('storage', expect.any(Function))
  })
})
