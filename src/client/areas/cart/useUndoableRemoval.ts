import { useCallback } from 'react'
import { removeItem, type CartItem } from '#domain/cart/cart'
import { useUndoableChange } from '../../state/useUndoableChange'
import { undoCopy } from './undoCopy'

/** Takes an item out, with a way to have its units back for ten seconds. */
export function useUndoableRemoval() {
  const change = useUndoableChange()
  return useCallback(
    (item: CartItem, name: string) =>
      change((cart) => removeItem(cart, item), undoCopy.removed(name)),
    [change],
  )
}
