import { atom, type AtomEffect } from 'recoil'
import { emptyCart, type Cart } from '#domain/cart/cart'
import { clock } from '../services/clock'
import { CART_KEY, loadCart, parseStoredCart, saveCart } from './cartStorage'
import { newKey } from './newKey'
import type { StorageProblem } from './safeStorage'

export type CartState = { cart: Cart; storageProblem: StorageProblem | null }

export const newCart = (): Cart => emptyCart({ key: newKey(), now: clock.now() })

/**
 * The state with this cart, which is in storage by then: an effect on the atom would come after the next rendering, and
 * the page may be left before it. When it cannot be kept, it lives on in memory.
 */
export const keptCart = (cart: Cart): CartState => ({ cart, storageProblem: saveCart(cart) })

/** Starts with the cart of local storage and keeps in step with other tabs. */
const followStorage: AtomEffect<CartState> = ({ setSelf }) => {
  const loaded = loadCart(clock.now())
  setSelf({ ...loaded, cart: loaded.cart ?? newCart() })

  // The server draws the page with an empty cart, which is never changed.
  if (typeof window === 'undefined') return
  const follow = ({ key, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key !== CART_KEY && key !== null) return
    const cart = newValue === null ? newCart() : parseStoredCart(newValue, clock.now())
    // A value that cannot be read comes from no tab of ours: what this one shows stays.
    if (cart !== null) setSelf({ cart, storageProblem: null })
  }
  // A page that the browser had put aside was told nothing meanwhile.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    const cart = persisted ? loadCart(clock.now()).cart : null
    if (cart !== null) setSelf({ cart, storageProblem: null })
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', catchUp)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', catchUp)
  }
}

export const cartState = atom<CartState>({ key: 'cart', effects: [followStorage] })
