import { useCallback } from 'react'
import type { CartItem } from '#domain/cart/cart'
import { useUndo } from '../../design/useUndo'
import { useCartVerbs } from '../../state/useCart'
import { undoCopy } from './undoCopy'

/** Takes an item out, with a way to have its units back for ten seconds. */
export function useUndoableRemoval() {
  const { removeItem, addItem } = useCartVerbs()
  const undoable = useUndo()
  return useCallback(
    (item: CartItem, name: string) => {
      removeItem(item)
      undoable(undoCopy.removed(name), () => addItem(item))
    },
    [removeItem, addItem, undoable],
  )
}
