import { useMemo } from 'react'
import { useRecoilCallback, useRecoilValue } from 'recoil'
import * as rules from '#domain/cart/cart'
import * as contacts from '#domain/cart/cartContacts'
import type { AddItemResult, Cart, CartItem } from '#domain/cart/cart'
import { reconcileCart, type CartChange, type Inventory } from '#domain/catalogue/inventory'
import { takeBack, type CartStep } from '#domain/cart/takeBack'
import { begunCart, cartOfNoOne, cartState, keptCart, newCart } from './cartState'
import { cartCustomer } from './customerStorage'
import { heldItems } from './heldCart'
import { newKey } from '../services/newKey'

type Change = (change: (cart: Cart) => Cart) => void

const bindTo =
  (change: Change) =>
  <Args extends unknown[]>(rule: (cart: Cart, ...args: Args) => Cart) =>
  (...args: Args): void =>
    change((cart) => rule(cart, ...args))

function cartVerbs(change: Change, begin: Change) {
  const bind = bindTo(change)
  return {
    setQuantity: bind(rules.setQuantity),
    replaceItems: bind(rules.replaceItems),
    chooseAddress: bind(rules.chooseAddress),
    clearAddress: bind(rules.clearAddress),
    setDelivery: bind(rules.setDelivery),
    chooseDay: bind(rules.chooseDay),
    chooseSlot: bind(rules.chooseSlot),
    clearSlot: bind(rules.clearSlot),
    chooseStorefront: bind(rules.chooseStorefront),
    editDeliveryContact: bind(contacts.editDeliveryContact),
    rememberDeliveryContact: bind(contacts.rememberDeliveryContact),
    editInvoiceContact: bind(contacts.editInvoiceContact),
    rememberInvoiceContact: bind(contacts.rememberInvoiceContact),
    setSmsNumber: bind(rules.setSmsNumber),
    setGuests: bind(rules.setGuests),
    setItemRecovery: bind(rules.setItemRecovery),
    setOption: bind(rules.setOption),
    /** Takes a change back, unless another cart has been begun since. */
    takeBack: (step: CartStep) =>
      change((cart) => (cart.key === step.after.key ? takeBack(cart, step) : cart)),
    /** Starts a new cart once that of this key is an order that stands; one begun since then stays. */
    resetOrdered: (key: string) => begin((cart) => (cart.key === key ? newCart() : cart)),
    /** Keeps what was chosen without the names of the customer, under a new key. */
    forgetCustomer: () => {
      cartCustomer.keep(null)
      begin(cartOfNoOne)
    },
    /** Gives the cart a new key and returns it: the order made under the old one was given up. */
    renewKey: () => {
      const key = newKey()
      change((cart) => ({ ...cart, key }))
      return key
    },
  }
}

/** The verbs that return something: they must see the cart as it is when they are called. */
function useResultVerbs() {
  /** With its brand, the first item of a cart says in which storefront it is filled. */
  const addItem = useRecoilCallback(
    ({ snapshot, set }) =>
      (item: CartItem, brandId?: string): AddItemResult => {
        const { cart } = snapshot.getLoadable(cartState).getValue()
        const isFirst = brandId !== undefined && cart.items.length === 0
        const begun = isFirst
          ? rules.chooseStorefront(cart, { lineId: item.lineId, brandId })
          : cart
        const result = rules.addItem(begun, item)
        if (result.ok) set(cartState, keptCart(cart, result.cart))
        else if (isFirst) set(cartState, keptCart(cart, begun))
        return result
      },
    [],
  )
  /**
   * Fits the cart to an inventory and returns what it had to take off: nothing of what its own unpaid order holds, nor of a cart that
   * the inventory was not requested for.
   */
  const reconcile = useRecoilCallback(
    ({ snapshot, set }) =>
      (inventory: Inventory, isFor: (cart: Cart) => boolean): CartChange[] => {
        const { cart } = snapshot.getLoadable(cartState).getValue()
        if (!isFor(cart)) return []
        const { items, changes } = reconcileCart(cart.items, inventory, heldItems(snapshot))
        if (changes.length > 0) set(cartState, keptCart(cart, rules.replaceItems(cart, items)))
        return changes
      },
    [],
  )
  /** Changes the cart by a rule that comes with what needs it, and returns what it did, for it to be taken back. */
  const alter = useRecoilCallback(
    ({ snapshot, set }) =>
      (rule: (cart: Cart) => Cart): CartStep => {
        const { cart: before } = snapshot.getLoadable(cartState).getValue()
        const after = rule(before)
        if (after !== before) set(cartState, keptCart(before, after))
        return { before, after }
      },
    [],
  )
  return { addItem, reconcile, alter }
}

const useChange = (kept: typeof keptCart) =>
  useRecoilCallback<[(cart: Cart) => Cart], void>(
    ({ set }) =>
      (rule) =>
        set(cartState, (state) => {
          const cart = rule(state.cart)
          return cart === state.cart ? state : kept(state.cart, cart)
        }),
    [kept],
  )

/** The verbs that change the cart, for what need not be rendered again with each change of it. */
export function useCartVerbs() {
  const change = useChange(keptCart)
  const begin = useChange(begunCart)
  const verbs = useMemo(() => cartVerbs(change, begin), [change, begin])
  const resultVerbs = useResultVerbs()
  return { ...verbs, ...resultVerbs }
}

/**
 * The cart and the verbs that change it. `storageProblem` says why this browser does not keep it (null when it does); the
 * cart then works in memory.
 */
export function useCart() {
  const { cart, storageProblem } = useRecoilValue(cartState)
  return { cart, storageProblem, ...useCartVerbs() }
}
