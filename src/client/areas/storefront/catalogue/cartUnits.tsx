import {
  createContext,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { itemQuantity, type Cart, type CartItemRef } from '#domain/cart/cart'

type Items = Cart['items']

/** The units in the cart, told to each card by itself. */
function createCartUnits(first: Items) {
  let items = first
  const listeners = new Set<() => void>()
  return {
    tell(next: Items) {
      items = next
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    of: (item: CartItemRef) => itemQuantity({ items }, item),
  }
}

const CartUnits = createContext<ReturnType<typeof createCartUnits> | null>(null)

/** Lets the card whose units change show it at once, while the list around it follows when there is time. */
export function CartUnitsProvider({ items, children }: { items: Items; children: ReactNode }) {
  const [units] = useState(() => createCartUnits(items))
  useLayoutEffect(() => units.tell(items), [units, items])
  return <CartUnits.Provider value={units}>{children}</CartUnits.Provider>
}

const neverChanges = () => () => undefined

/** Units of an article in the cart as it is now; `given` where no list is around. */
export function useCartUnits(item: CartItemRef, given: number): number {
  const units = useContext(CartUnits)
  const read = () => units?.of(item) ?? given
  return useSyncExternalStore(units?.subscribe ?? neverChanges, read, read)
}
