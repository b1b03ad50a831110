import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { itemQuantity, type Cart, type CartItemRef } from '#domain/cart/cart'

type Items = Cart['items']

/** The units in the cart; a change notifies only the cards whose article has other units than before. */
function createCartUnits(first: Items) {
  let items = first
  /** By article id: a product and a menu of the same id are notified together. */
  const listeners = new Map<string, Set<() => void>>()
  return {
    update(next: Items) {
      const before = items
      items = next
      const hasChanged = (item: CartItemRef) =>
        itemQuantity({ items: before }, item) !== itemQuantity({ items: next }, item)
      const changed = new Set([...before, ...next].filter(hasChanged).map(({ itemId }) => itemId))
      changed.forEach((itemId) => listeners.get(itemId)?.forEach((listener) => listener()))
    },
    subscribe(itemId: string, listener: () => void) {
      const ofArticle = listeners.get(itemId) ?? new Set()
      listeners.set(itemId, ofArticle.add(listener))
      return () => void ofArticle.delete(listener)
    },
    of: (item: CartItemRef) => itemQuantity({ items }, item),
  }
}

const CartUnits = createContext<ReturnType<typeof createCartUnits> | null>(null)

/** Lets the card whose units change show it at once, while the list around it follows when there is time. */
export function CartUnitsProvider({ items, children }: { items: Items; children: ReactNode }) {
  const [units] = useState(() => createCartUnits(items))
  useLayoutEffect(() => units.update(items), [units, items])
  return <CartUnits.Provider value={units}>{children}</CartUnits.Provider>
}

/** Units of an article in the cart as it is now; `given` where no list is around. */
export function useCartUnits(item: CartItemRef, given: number): number {
  const { itemId } = item
  const units = useContext(CartUnits)
  const subscribe = useCallback(
    (listener: () => void) => units?.subscribe(itemId, listener) ?? (() => undefined),
    [units, itemId],
  )
  const read = () => units?.of(item) ?? given
  return useSyncExternalStore(subscribe, read, read)
}
