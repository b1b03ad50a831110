import { act } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { heldOrderStorage } from '../../../src/client/state/heldOrder'
import { useCart } from '../../../src/client/state/useCart'
import { useIsCartHeld } from '../../../src/client/state/useIsCartHeld'
import { useIsSlotHeld } from '../../../src/client/state/useIsSlotHeld'
import { useOrderAttempt } from '../../../src/client/state/useOrderAttempt'
import { useSession } from '../../../src/client/state/useSession'
import { contentOf } from '#domain/cart/contentOf'
import { createClock } from '#domain/time/clock'
import { RIVOLI, tray } from '../../domain/builders'
import { CAMILLE } from '../../support/renderApp'
import { openTab, shopping, tellOtherTabs } from './tabs'

const NOON = { start: '2026-11-25T12:00:00+01:00', end: '2026-11-25T12:30:00+01:00' }
const LATER = { start: '2026-11-25T13:00:00+01:00', end: '2026-11-25T13:30:00+01:00' }
const PUTEAUX = { ...RIVOLI, address: '1 place de la Défense, 92800 Puteaux' }

const at = (startsAt: string) => setClock(createClock({ startsAt }))
const left = (available: number) => ({
  products: [{ id: '1', name: 'Plateau', available }],
  menus: [],
})

function openShop() {
  const tab = openTab(() => ({
    cart: useCart(),
    attempt: useOrderAttempt(),
    isCartHeld: useIsCartHeld(),
    isSlotHeld: useIsSlotHeld(),
    session: useSession(),
  }))
  return {
    ...tab,
    now: () => tab.result.current,
    /** What an inventory with so many trays takes off the cart. */
    judge: (available: number) => {
      let quantities: number[] = []
      act(() => {
        const changes = tab.result.current.cart.reconcile(left(available), () => true)
        quantities = changes.map(({ qty }) => qty)
      })
      return quantities
    },
  }
}

type Tab = ReturnType<typeof openShop>

/** An order of the tab's cart waits for its payment. */
function order(tab: Tab) {
  const { cart } = tab.now().cart
  const made = { cartKey: cart.key, content: contentOf(cart), orderId: 'o-1', isPlaced: false }
  act(() => tab.now().attempt.write(made))
}

/** What the browser tells other tabs of the order; jsdom has one window and tells no one. */
const tellOfOrder = () =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tablee.heldOrder' })))

function openOrdered() {
  shopping().close()
  const tab = openShop()
  act(() => tab.now().cart.chooseSlot(NOON))
  order(tab)
  return tab
}

/** A tab has its own session storage: what the first one kept there is not in it. */
function openSecond() {
  window.sessionStorage.clear()
  return openShop()
}

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  at('2026-11-24T10:00:00+01:00')
})
afterEach(() => setClock(null))

test('what an unpaid order holds is not missed by its cart in a second tab, or after a restart', () => {
  openOrdered()
  const second = openSecond()
  expect(second.now().isCartHeld()).toBe(true)
  expect(second.now().isSlotHeld()).toBe(true)
  expect(second.judge(0)).toEqual([])
  expect(second.now().cart.cart.items).toEqual([tray(2)])
})

test('a tab that was open before hears of the order, and of its end', () => {
  shopping().close()
  const [here, there] = [openShop(), openShop()]
  order(here)
  tellOfOrder()
  expect(there.now().isCartHeld()).toBe(true)
  act(() => here.now().attempt.finish('o-1'))
  act(() => tellOtherTabs())
  tellOfOrder()
  expect(there.now().isCartHeld()).toBe(false)
  expect(heldOrderStorage.load()).toBeNull()
})

test('more than the order holds is judged, with what it holds counted as there', () => {
  openOrdered()
  const tab = openSecond()
  act(() => tab.now().cart.setQuantity(tray(0), 8))
  expect(tab.now().isCartHeld()).toBe(false)
  expect(tab.judge(4)).toEqual([6])
})

test.each<[string, (cart: ReturnType<typeof useCart>) => void]>([
  [
    'goes to another address',
    (cart) => {
      cart.clearAddress()
      cart.chooseAddress(PUTEAUX)
    },
  ],
  ['goes to another day', (cart) => cart.chooseDay('2026-11-27')],
  ['gets another key', (cart) => void cart.renewKey()],
])('a cart that %s is judged like any other', (_, change) => {
  const tab = openOrdered()
  act(() => change(tab.now().cart))
  expect(tab.now().isCartHeld()).toBe(false)
  expect(tab.now().isSlotHeld()).toBe(false)
  expect(tab.judge(0)).toEqual([0])
  expect(tab.now().cart.cart.items).toEqual([])
})

test('another slot of the day is judged, and the items are still held', () => {
  const tab = openOrdered()
  act(() => tab.now().cart.chooseSlot(LATER))
  expect(tab.now().isSlotHeld()).toBe(false)
  expect(tab.now().isCartHeld()).toBe(true)
})

test('an order holds nothing any more once its time to be paid is over', () => {
  const tab = openOrdered()
  at('2026-11-24T10:29:00+01:00')
  expect(tab.now().isCartHeld()).toBe(true)
  at('2026-11-24T10:31:00+01:00')
  expect(tab.now().isCartHeld()).toBe(false)
  expect(tab.now().isSlotHeld()).toBe(false)
  expect(tab.judge(1)).toEqual([1])
})

test('an order that was given up is forgotten as soon as the next one is to be made', () => {
  const tab = openOrdered()
  act(() => {
    const cartKey = tab.now().cart.renewKey()
    tab.now().attempt.write({ cartKey, content: '', orderId: null, isPlaced: false })
  })
  expect(heldOrderStorage.load()).toBeNull()
})

test('a tab that goes on with the order of another one leaves known what it holds', () => {
  openOrdered()
  const tab = openSecond()
  const { key: cartKey } = tab.now().cart.cart
  act(() => tab.now().attempt.write({ cartKey, content: '', orderId: 'o-1', isPlaced: false }))
  expect(tab.now().isCartHeld()).toBe(true)
})

test('signing out forgets what the order holds', () => {
  const tab = openOrdered()
  act(() => tab.now().session.signOut())
  expect(tab.now().isCartHeld()).toBe(false)
  expect(heldOrderStorage.load()).toBeNull()
})

test('another account that takes the cart over forgets it, in a tab that knew of no customer too', () => {
  const first = openOrdered()
  act(() => first.now().session.signIn(CAMILLE))
  expect(first.now().isCartHeld()).toBe(true)
  const second = openSecond()
  act(() => second.now().session.signIn({ ...CAMILLE, id: '2' }))
  expect(heldOrderStorage.load()).toBeNull()
})

test('a tab that hears late of another account leaves what the order of that account holds', () => {
  const tab = openOrdered()
  act(() => tab.now().session.signIn(CAMILLE))
  window.sessionStorage.setItem('tablee.customer', '"of-an-earlier-customer"')
  act(() => tab.now().session.signIn(CAMILLE))
  expect(tab.now().isCartHeld()).toBe(true)
})

test('without storage the tab itself still knows', () => {
  shopping().close()
  const tab = openShop()
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  order(tab)
  expect(tab.now().isCartHeld()).toBe(true)
  expect(tab.judge(0)).toEqual([])
  setItem.mockRestore()
})

test.each(['nonsense', '[]', '{"cartKey":"k","orderId":"o-1"}', '{"cartKey":1}'])(
  'a stored value that is no such order, %s, holds nothing',
  (value) => {
    shopping().close()
    window.localStorage.setItem('tablee.heldOrder', value)
    expect(openShop().judge(0)).toEqual([0])
  },
)
