import { atom, type AtomEffect } from 'recoil'
import { emptyCart, forgetCustomer, type Cart } from '#domain/cart/cart'
import { begunBy } from '#domain/cart/staleCart'
import { clock } from '../services/clock'
import { CART_KEY, fetchCartParser, parseCart, readCart, saveCart } from './cartStorage'
import { cartCustomer } from './customerStorage'
import { newKey } from '../services/newKey'
import type { StorageProblem } from '../services/safeStorage'

type CartState = { cart: Cart; storageProblem: StorageProblem | null }

/** What was chosen, without the names of the customer, under a new key. */
export const cartOfNoOne = (cart: Cart): Cart => ({ ...forgetCustomer(cart), key: newKey() })

export const newCart = (): Cart => emptyCart({ key: newKey(), now: clock.now() })

/** Whether storage holds a cart that this tab has not seen: what reads it is on its way. */
let isUnseen = false

/**
 * The state with the cart that a change made of the one before. It is in storage by then: an effect on the atom would come
 * after the next rendering, and the page may be left before it. When it cannot be kept, it lives on in memory. A change of the cart that
 * the tab still shows does not take the place of an unseen one; a cart that is begun does.
 */
export function keptCart(before: Cart, after: Cart): CartState {
  const cart = begunBy(before, after, clock.now())
  const isHeldBack = isUnseen && after.key === before.key
  return { cart, storageProblem: isHeldBack ? null : saveCart(cart) }
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
    const stored = readCart(clock.now())?.cart
    if (stored) setSelf({ cart: stored, storageProblem: null })
  }
  // The first cart that this tab hears of: out of reach of its code, the tab goes on with its own.
  const takeLater = () => {
    isUnseen = true
    void fetchCartParser()
      .then(takeStored, () => undefined)
      .finally(() => {
        isUnseen = false
      })
  }
  if (read === undefined) takeLater()
  const follow = ({ key, newValue }: StorageEvent) => {
    // A null key means that everything was cleared.
    if (key !== CART_KEY && key !== null) return
    const cart = newValue === null ? newCart() : parseCart(newValue, clock.now())
    // A value that cannot be read comes from no tab of ours: what this one shows stays.
    if (cart) setSelf({ cart, storageProblem: null })
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
