import { act, renderHook, waitFor } from '@testing-library/react'
import { setClock } from '../../../src/client/services/clock'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { useCart } from '../../../src/client/state/useCart'
import { createClock } from '#domain/time/clock'
import { readyCart } from '../checkout/checkoutServer'

// A file of its own: what reads a stored cart has not come here when a test starts.

beforeEach(() => {
  window.localStorage.clear()
  setClock(createClock({ startsAt: '2026-11-24T10:00:00+01:00' }))
})
afterEach(() => setClock(null))

test('a tab that began without a cart shows the first one that another tab makes', async () => {
  const tab = renderHook(useCart, { wrapper: StateProvider })
  expect(tab.result.current.cart.items).toEqual([])
  const cart = readyCart()
  const newValue = JSON.stringify(cart)
  window.localStorage.setItem(CART_KEY, newValue)
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }))
  })
  await waitFor(() => expect(tab.result.current.cart.key).toBe(cart.key))
  expect(tab.result.current.cart.items).toEqual(cart.items)
})
