import { act, renderHook } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useCart } from '../../../src/client/state/useCart'
import { createClock } from '#domain/time/clock'
import { RIVOLI, tray } from '../../domain/builders'
import { readyCart } from '../checkout/checkoutServer'

// What reads a stored cart does not come here.
jest.mock('../../../src/client/services/lazyPart', () => ({
  ...jest.requireActual<object>('../../../src/client/services/lazyPart'),
  loadPart: () => Promise.reject(new Error('lost')),
}))

const open = () => renderHook(useCart, { wrapper: StateProvider })
const stored = () => window.localStorage.getItem(CART_KEY)

/** Keeps the filled cart of another tab. */
const keepOther = () => {
  const newValue = JSON.stringify(readyCart())
  window.localStorage.setItem(CART_KEY, newValue)
  return newValue
}

const openBesideOther = async () => {
  const tab = open()
  const other = keepOther()
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: other }))
    await Promise.resolve()
  })
  return { tab, other }
}

const lost = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)))

beforeEach(() => {
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

test('no change is kept over a cart of another tab whose reader does not come, and the tab says so', async () => {
  const { tab, other } = await openBesideOther()
  act(() => tab.result.current.chooseAddress(RIVOLI))
  await lost()
  act(() => {
    tab.result.current.addItem(tray(2))
  })
  expect(stored()).toBe(other)
  expect(tab.result.current).toMatchObject({
    cart: { address: RIVOLI.address, items: [tray(2)] },
    storageProblem: 'unread',
  })
})

test('a new key of the cart is no cart that is begun', async () => {
  const { tab, other } = await openBesideOther()
  act(() => {
    tab.result.current.renewKey()
  })
  expect(stored()).toBe(other)
})

test('no change is kept over the customer’s own cart of an earlier visit', async () => {
  const earlier = keepOther()
  const tab = open()
  await lost()
  act(() => tab.result.current.chooseAddress(RIVOLI))
  expect(stored()).toBe(earlier)
  expect(tab.result.current.storageProblem).toBe('unread')
})

test.each([
  ['a sign-out', ({ forgetCustomer }: ReturnType<typeof useCart>) => forgetCustomer()],
  ['an order', ({ cart, resetOrdered }: ReturnType<typeof useCart>) => resetOrdered(cart.key)],
])('a cart that is begun after %s is kept, with what follows', async (_, begin) => {
  const { tab } = await openBesideOther()
  act(() => begin(tab.result.current))
  act(() => tab.result.current.chooseAddress(RIVOLI))
  const { cart, storageProblem } = tab.result.current
  expect(storageProblem).toBeNull()
  expect(JSON.parse(stored() ?? '')).toMatchObject({ key: cart.key, address: RIVOLI.address })
})

test('a change is kept again once the other cart is cleared', async () => {
  const { tab } = await openBesideOther()
  window.localStorage.clear()
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: null }))
  })
  act(() => tab.result.current.chooseAddress(RIVOLI))
  expect(stored()).toContain(RIVOLI.address)
  expect(tab.result.current.storageProblem).toBeNull()
})
