import { act } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { useCart } from '../../../src/client/state/useCart'
import { useIsCartHeld } from '../../../src/client/state/useIsCartHeld'
import { useMayBeCharged } from '../../../src/client/state/useMayBeCharged'
import { useOrderAttempt } from '../../../src/client/state/useOrderAttempt'
import { usePlacedOrderId } from '../../../src/client/state/usePlacedOrderId'
import { useSession } from '../../../src/client/state/useSession'
import { contentOf } from '#domain/cart/contentOf'
import { createClock } from '#domain/time/clock'
import { tray } from '../../domain/builders'
import { openTab, shopping, tellOtherTabs } from './tabs'

const openCheckout = () =>
  openTab(() => ({
    cart: useCart(),
    attempt: useOrderAttempt(),
    placedOrderId: usePlacedOrderId(),
    isCartHeld: useIsCartHeld(),
    mayBeCharged: useMayBeCharged(),
    signOut: useSession().signOut,
  }))

type Tab = ReturnType<typeof openCheckout>

const attemptOf = ({ result }: Tab, orderId: string | null) => {
  const { cart } = result.current.cart
  return { cartKey: cart.key, content: contentOf(cart), orderId, isPlaced: false }
}

function order(tab: Tab, orderId: string | null = 'order-1') {
  const made = attemptOf(tab, orderId)
  act(() => tab.result.current.attempt.write(made))
  return made
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

test('the order made from a cart, and the cards sent, are known after a reload', () => {
  const tab = openCheckout()
  const made = order(tab)
  act(() => tab.result.current.mayBeCharged.write('order-1', true))
  tab.close()
  const { current } = openCheckout().result
  expect(current.attempt.read()).toEqual(made)
  expect(current.mayBeCharged.read('order-1')).toBe(true)
  expect(current.mayBeCharged.read('order-2')).toBe(false)
})

test('a card that was sent is known in every tab until one of them hears what became of it', () => {
  const [here, there] = [openCheckout(), openCheckout()]
  const mayBeCharged = ({ result }: Tab) => result.current.mayBeCharged
  act(() => mayBeCharged(here).write('order-1', true))
  expect(mayBeCharged(there).read('order-1')).toBe(true)
  act(() => mayBeCharged(there).write('order-1', false))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tablee.sentCards' })))
  expect(mayBeCharged(here).read('order-1')).toBe(false)
})

test('what is written can be read within the same event', () => {
  const { result } = openCheckout()
  act(() => {
    const { attempt, cart, mayBeCharged } = result.current
    const made = { cartKey: cart.cart.key, content: '', orderId: null, isPlaced: false }
    attempt.write(made)
    expect(attempt.read()).toEqual(made)
    mayBeCharged.write('order-1', true)
    expect(mayBeCharged.read('order-1')).toBe(true)
  })
})

test('an order holds its cart once the server has told its number', () => {
  shopping().close()
  const tab = openCheckout()
  order(tab, null)
  expect(tab.result.current.isCartHeld()).toBe(false)
  order(tab)
  expect(tab.result.current.isCartHeld()).toBe(true)
})

test('a placed order is known until its cart is let go', () => {
  const tab = openCheckout()
  const { cartKey } = order(tab)
  expect(tab.result.current.placedOrderId).toBeNull()
  act(() => tab.result.current.attempt.place('order-1'))
  expect(tab.result.current.placedOrderId).toBe('order-1')
  expect(tab.result.current.cart.cart.key).toBe(cartKey)
  act(() => tab.result.current.attempt.finish('order-1'))
  expect(tab.result.current.placedOrderId).toBeNull()
  expect(tab.result.current.cart.cart.key).not.toBe(cartKey)
})

test('what another tab has added to a placed cart stays, under another key', () => {
  shopping().close()
  const [here, there] = [openCheckout(), openCheckout()]
  const { cart } = here.result.current.cart
  order(here)
  act(() => void there.result.current.cart.addItem(tray(5)))
  act(() => tellOtherTabs())
  act(() => here.result.current.attempt.finish('order-1'))
  const rest = here.result.current.cart.cart
  expect(rest).toMatchObject({ items: [tray(5)], deliveryDay: '2026-11-25' })
  expect(rest.address).toBe(cart.address)
  expect(rest.key).not.toBe(cart.key)
})

test('a cart begun since the order, or another order’s, stays', () => {
  shopping().close()
  const tab = openCheckout()
  order(tab)
  act(() => tab.result.current.attempt.finish('order-2'))
  expect(tab.result.current.isCartHeld()).toBe(true)
  act(() => tab.result.current.cart.resetOrdered(tab.result.current.cart.cart.key))
  const { key } = tab.result.current.cart.cart
  act(() => tab.result.current.attempt.finish('order-1'))
  expect(tab.result.current.cart.cart.key).toBe(key)
})

test('signing out forgets the order and the cards, and an attempt that cannot be read is none', () => {
  const tab = openCheckout()
  order(tab)
  act(() => tab.result.current.mayBeCharged.write('order-1', true))
  act(() => tab.result.current.signOut())
  expect(tab.result.current.attempt.read()).toBeNull()
  expect(tab.result.current.mayBeCharged.read('order-1')).toBe(false)
  expect(window.sessionStorage).toHaveLength(0)
  window.sessionStorage.setItem('tablee.orderAttempt', '{"orderId":""}')
  expect(openCheckout().result.current.attempt.read()).toBeNull()
})
