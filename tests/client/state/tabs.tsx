import { renderHook } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { StateProvider } from '../../../src/client/state/StateProvider'
import { CART_KEY } from '../../../src/client/state/cartStorage'
import { useCart } from '../../../src/client/state/useCart'

const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <StateProvider>{children}</StateProvider>
  </StrictMode>
)

/** A state of its own, as each tab and each reload has; what the browser stored is shared. */
export function openTab<T>(useState: () => T) {
  const { result, unmount } = renderHook(useState, { wrapper })
  return { result, close: unmount }
}

export const openCart = () => openTab(useCart)

/** What the browser tells other tabs about the stored cart; jsdom has one window and tells nobody. */
export function tellOtherTabs(newValue = window.localStorage.getItem(CART_KEY)) {
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue }))
}
