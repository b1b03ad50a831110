import { atom, type AtomEffect } from 'recoil'
import { emptyCart, forgetCustomer, type Cart } from '#domain/cart/cart'
import { begunBy } from '#domain/cart/staleCart'
import { clock } from '../services/clock'
import { CART_KEY, fetchCartParser, parseCart, readCart, saveCart } from './cartStorage'
import { cartCustomer } from './customerStorage'
import { newKey } from '../services/newKey'
import type { StorageProblem } from '../services/safeStorage'

type CartState = {
  cart: Cart
  /** Why the cart is not in storage; `unread` while what is there has not been read. */
  storageProblem: StorageProblem | 'unread' | null
}

/** What was chosen, without the names of the customer, under a new key. */
export const cartOfNoOne = (cart: Cart): Cart => ({ ...forgetCustomer(cart), key: newKey() })

export const newCart = (): Cart => emptyCart({ key: newKey(), now: clock.now() })

/** Whether storage holds a cart that this tab has not seen: what reads it is on its way, or did not come. */
let isUnseen = false

/**
 * The state with the cart that a change made of the one before. It is in storage by then: an effect on the atom would come
 * after the next rendering, and the page may be left before it. When it cannot be kept, it lives on in memory: so does each change while
 * storage holds a cart that the tab has not seen.
 */
export const keptCart = (before: Cart, after: Cart): CartState =>
  isUnseen
    ? { cart: begunBy(before, after, clock.now()), storageProblem: 'unread' }
    : begunCart(before, after)

/** The same with a cart that is begun, after an order or for another customer: it takes the place of an unseen one too. */
export function begunCart(before: Cart, after: Cart): CartState {
  isUnseen = false
  const cart = begunBy(before, after, clock.now())
  return { cart, storageProblem: saveCart(cart) }
}

/** Starts with the cart of local storage and keeps in step with other tabs. */
const followCart: AtomEffect<CartState> = ({ setSelf }) => {
  const read = readCart(clock.now())
  setSelf({ cart: read?.cart ?? newCart(), storageProblem: read?.storageProblem ?? null })

  // The server renders the page with an empty cart, which is never changed.
  if (typeof window === 'undefined') return
  // A cart that begins here bears no customer’s address, also where one filled the cart before.
  if (read?.cart === null) cartCustomer.keep(null)
  const takeStored = () => {
    isUnseen = false
    const stored = readCart(clock.now())?.cart
    if (stored) setSelf({ cart: stored, storageProblem: null })
  }
  // The first cart that this tab hears of: out of reach of its code, the tab goes on with its own, which is not kept.
  const takeLater = () => {
    isUnseen = true
    void fetchCartParser().then(takeStored, () => undefined)
  }
  if (read === undefined) takeLater()
  const follow = ({ key, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key !== CART_KEY && key !== null) return
    const cart = newValue === null ? newCart() : parseCart(newValue, clock.now())
    // A value that cannot be read comes from no tab of ours: what this one shows stays.
    if (cart) {
      isUnseen = false
      setSelf({ cart, storageProblem: null })
    }
    if (cart === undefined) takeLater()
  }
  // A page that the browser had put aside was told nothing meanwhile.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    if (readCart(clock.now()) === undefined) takeLater()
    else takeStored()
  }
  window.addEventListener('storage', follow)
  window.addEventListener('pageshow', catchUp)
  return () => {
    window.removeEventListener('storage', follow)
    window.removeEventListener('pageshow', catchUp)
  }
}

export const cartState = atom<CartState>({ key: 'cart', effects: [followCart] })
