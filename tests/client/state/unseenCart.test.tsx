import { act, renderHook, waitFor } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useCart } from '../../../src/client/state/useCart'
import { createClock } from '#domain/time/clock'
import { RIVOLI } from '../../domain/builders'
import { readyCart } from '../checkout/checkoutServer'

// A file of its own: what reads a stored cart has not come here when the test starts.

beforeEach(() => {
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

test('an empty cart is not kept over the first one of another tab while that cannot be read yet', async () => {
  const tab = renderHook(useCart, { wrapper: StateProvider })
  const cart = readyCart()
  const newValue = JSON.stringify(cart)
  window.localStorage.setItem(CART_KEY, newValue)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }))
  })
  act(() => tab.result.current.chooseAddress(RIVOLI))
  expect(window.localStorage.getItem(CART_KEY)).toBe(newValue)
  await waitFor(() => expect(tab.result.current.cart.key).toBe(cart.key))
  expect(tab.result.current.cart.items).toEqual(cart.items)

  act(() => tab.result.current.chooseDay('2026-11-26'))
  expect(window.localStorage.getItem(CART_KEY)).toContain('2026-11-26')
})
