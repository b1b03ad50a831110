import { act, renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { CART_KEY, fetchCartParser } from '../../../src/client/state/cartStorage'
import { useCart } from '../../../src/client/state/useCart'
import { RIVOLI, tray } from '../../domain/builders'

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StateProvider>{children}</StateProvider>
  </StrictMode>
)

// A page whose storage has a cart starts with what reads it.
beforeAll(fetchCartParser)

/** A state of its own, as each tab and each reload has; what the browser stored is shared. */
export function openTab<T>(useState: () => T) {
  const { result, unmount } = renderHook(useState, { wrapper })
  return { result, close: unmount }
}

export const openCart = () => openTab(useCart)

/** What the browser tells other tabs about the stored cart; jsdom has one window and tells no one. */
export function tellOtherTabs(newValue = window.localStorage.getItem(CART_KEY)) {
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }))
}

/** A tab in which a customer chose an address, a day and two trays. */
export function shopping() {
  const tab = openCart()
  act(() => {
    tab.result.current.chooseAddress(RIVOLI)
    tab.result.current.chooseDay('2026-11-25')
    tab.result.current.addItem(tray(2))
  })
  return tab
}
